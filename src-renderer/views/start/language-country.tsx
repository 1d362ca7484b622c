import { Select } from '@mantine/core';
import { countryCodes, countryName } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';

const languageNames = languages.map(({ name }) => name);
const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

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
        label="Language"
        searchable
        allowDeselect={false}
        data={languageNames}
        value={language}
        onChange={(value) => change({ language: value ?? language })}
      />
      <Select
        label="Country"
        searchable
        allowDeselect={false}
        data={countries}
        value={country}
        onChange={(value) => change({ country: value ?? country })}
      />
    </>
  );
}
