import { Select } from '@mantine/core';
import { countryCodes } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { countryLabel, languageLabel } from '../../format/places.ts';
import { t, texts } from '../../language/current.ts';

const languageChoice = languages.map(({ name }) => ({ value: name, label: languageLabel(name) }));
const countries = countryCodes
  .map((code) => ({ value: code, label: countryLabel(code) }))
  .toSorted((a, b) => texts().compare(a.label, b.label));

/** The language and country of a query group, as two fields. */
export function LanguageAndCountry({
  language,
  country,
  change,
}: {
  language: string;
  country: string;
  change: (part: { language?: string; country?: string }) => void;
}) {
  return (
    <>
      <Select
        label={t('Language')}
        searchable
        allowDeselect={false}
        data={languageChoice}
        value={language}
        onChange={(value) => change({ language: value ?? language })}
      />
      <Select
        label={t('Country')}
        searchable
        allowDeselect={false}
        data={countries}
        value={country}
        onChange={(value) => change({ country: value ?? country })}
      />
    </>
  );
}
