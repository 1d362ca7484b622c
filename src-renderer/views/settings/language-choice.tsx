import { Select } from '@mantine/core';
import { textLanguages } from '#shared/language/text-languages.ts';
import { t } from '../../language/current.ts';
import { chooseLanguage, chosenLanguage, systemLanguage } from '../../language/load-language.ts';

const system = 'system';

/** Chooses the language of the app: the system's, or one of those with all texts. */
export function LanguageChoice() {
  const offered = textLanguages.filter(({ complete }) => complete.app);
  const chosen = chosenLanguage();
  return (
    <Select
      size="xs"
      maw="17rem"
      label={t('Language')}
      allowDeselect={false}
      data={[
        { value: system, label: t('System ({language})', { language: systemLanguage().name }) },
        ...offered.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={offered.some(({ code }) => code === chosen) ? chosen : system}
      onChange={(code) => {
        if (code !== null) chooseLanguage(code === system ? null : code);
      }}
    />
  );
}
