import { Button } from '@mantine/core';
import { useCommand } from '../../api/hooks.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { t } from '../../language/current.ts';
import type { Brand } from './brand-groups.ts';

/** Confirmed brands whose names are also words or first names, and about which nobody was asked yet. */
export const openQuestions = (brands: readonly Brand[]): Brand[] =>
  brands.filter(
    ({ state, commonWord, wordIn, firstName }) =>
      state === 'confirmed' && commonWord === null && (wordIn.length > 0 || firstName),
  );

const mostLanguages = 4;

/** What else a name means: "a word in English and German, and a first name". */
export function meaningWords({ wordIn, firstName }: Pick<Brand, 'wordIn' | 'firstName'>): string {
  const shown = wordIn.slice(0, mostLanguages);
  const rest = wordIn.length - shown.length;
  const languages =
    rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const parts = [...(wordIn.length > 0 ? [`a word in ${languages}`] : []), ...(firstName ? ['a first name'] : [])];
  return parts.join(', and ');
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
              <bdi>{brand.name}</bdi> <span className="dim">is also {meaningWords(brand)}</span>
            </span>
            <Button
              size="compact-xs"
              variant="light"
              disabled={save.isPending}
              onClick={() => answer(brand.brandId, true)}
            >
              Judge by context<span className="visually-hidden">: {brand.name}</span>
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              disabled={save.isPending}
              onClick={() => answer(brand.brandId, false)}
            >
              Always this brand<span className="visually-hidden">: {brand.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
