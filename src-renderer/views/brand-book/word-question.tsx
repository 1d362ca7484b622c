import { Button } from '@mantine/core';
import { useCommand } from '../../api/hooks.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { languageLabel } from '../../format/places.ts';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import type { Brand } from './brand-groups.ts';

/** Confirmed brands whose names are also words or first names, and about which no one was asked yet. */
export const openQuestions = (brands: readonly Brand[]): Brand[] =>
  brands.filter(
    ({ state, commonWord, wordIn, firstName }) =>
      state === 'confirmed' && commonWord === null && (wordIn.length > 0 || firstName),
  );

const mostLanguages = 4;

/** What else a name means: "a word in English and German, and a first name". */
export function meaningWords({ wordIn, firstName }: Pick<Brand, 'wordIn' | 'firstName'>): string {
  const shown = wordIn.slice(0, mostLanguages).map(languageLabel);
  const rest = wordIn.length - shown.length;
  const languages = texts().list([...shown, ...(rest > 0 ? [t('{count, number} more', { count: rest })] : [])]);
  if (shown.length === 0) return t('a first name');
  return firstName
    ? t('a word in {languages}, and a first name', { languages })
    : t('a word in {languages}', { languages });
}

/** Asks once whether a name that is also a word is to be judged by its context. */
export function WordQuestions({ customerId, brands }: { customerId: number; brands: readonly Brand[] }) {
  const save = useCommand('save-brand');
  const open = openQuestions(brands);
  if (open.length === 0) return null;
  const answer = (brandId: number, commonWord: boolean) => save.mutate({ customerId, brandId, commonWord });
  return (
    <Panel title={t('Names that are also words')} note={t('each occurrence is judged by its context until you decide')}>
      <ul className="book-list book-list-tall">
        {open.map((brand) => (
          <li key={brand.brandId}>
            <CompanyDot brandId={brand.brandId} own={brand.own} />
            <span className="book-name">
              <T
                message="<brand>{name}</brand> <quiet>is also {meaning}</quiet>"
                values={{
                  name: brand.name,
                  meaning: meaningWords(brand),
                  brand: (inner) => <bdi>{inner}</bdi>,
                  quiet: (inner) => <span className="dim">{inner}</span>,
                }}
              />
            </span>
            <Button
              size="compact-xs"
              variant="light"
              disabled={save.isPending}
              onClick={() => answer(brand.brandId, true)}
            >
              {t('Judge by context')}
              <span className="visually-hidden">: {brand.name}</span>
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              disabled={save.isPending}
              onClick={() => answer(brand.brandId, false)}
            >
              {t('Always this brand')}
              <span className="visually-hidden">: {brand.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
