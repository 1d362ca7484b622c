import { readFileSync } from 'node:fs';
import type { WordTable } from '#main/analysis/language/word-table.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { SignName } from '#main/analysis/matching/uses/signs.ts';
import type { Brand } from '#main/analysis/types.ts';
import { brandsOf } from '#test/src-main/analysis/matching/cases/match-case.ts';
import { caseGroups } from '#test/src-main/analysis/matching/cases/index.ts';
import { usesOfNames } from '#test/src-main/analysis/matching/cases/uses-of-names.ts';

/** A labelled text about one name, with the signs of each place where the name was judged. */
export interface LabelledOccurrences {
  readonly set: string;
  readonly language: string;
  readonly name: string;
  readonly text: string;
  readonly isBrand: boolean;
  /** Empty if the name was not found, or needed no judgement. */
  readonly occurrences: readonly (readonly SignName[])[];
  /** Whether the matcher, with the weights of the tree, found the brand. */
  readonly isFound: boolean;
}

interface LabelledText {
  readonly language: string;
  readonly brand: { readonly names: readonly string[]; readonly otherCompanies?: readonly string[] };
  readonly text: string;
  readonly mentions: boolean;
}

const blank = { aliases: [], excludes: [], domains: [], commonWord: undefined, kind: 'competitor' as const };

/** The signs of each occurrence of brand 1, and whether it was found. */
function judge(brands: readonly Brand[], text: string, table: WordTable, name?: string) {
  const occurrences = new Map<string, readonly SignName[]>();
  // A later round replaces an earlier one: it knows more.
  const found = findMentions(compileBrands(brands, table), text, ({ matched, signs, brandId, start }) => {
    if (name === undefined ? brandId === 1 : matched === name) occurrences.set(`${start} ${matched}`, signs);
  });
  const own = found.filter(({ brandId }) => brandId === 1);
  const isFound = own.some(({ negated }) => !negated);
  // A negated mention is the brand, and yet counts for none: nothing to learn from.
  return { occurrences: own.length > 0 && !isFound ? [] : [...occurrences.values()], isFound };
}

/** Reads a file of labelled sentences (the format of `npm run bench -- matching-cases`). */
export function readLabelledFile(file: string, table: WordTable): LabelledOccurrences[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { brand, language, text, mentions } = JSON.parse(line) as LabelledText;
      const [name = '', ...aliases] = brand.names;
      const book: Brand[] = [
        { ...blank, id: 1, kind: 'own', name, aliases },
        ...(brand.otherCompanies ?? []).map((other, index) => ({ ...blank, id: index + 2, name: other })),
      ];
      return { set: file, language, name, text, isBrand: mentions, ...judge(book, text, table) };
    });
}

/** The project's own cases. */
export function readOwnCases(table: WordTable): LabelledOccurrences[] {
  const cases = caseGroups.flatMap(({ language, cases: own }) =>
    own.flatMap(([text, brands, expected]) => {
      const book = brandsOf(brands);
      const names = new Set<string>();
      findMentions(compileBrands(book, table), text, ({ matched }) => names.add(matched));
      return [...names].map((name) => {
        const isBrand = expected.some((hit) => hit.includes(name));
        return { set: 'own cases', language, name, text, isBrand, ...judge(book, text, table, name), isFound: isBrand };
      });
    }),
  );
  const uses = usesOfNames.flatMap(({ language, name, others, brand, word }) => {
    const book: Brand[] = [name, ...others].map((own, index) => ({ ...blank, id: index + 1, name: own }));
    const textsOf = (texts: readonly string[], isBrand: boolean) =>
      texts.map((text) => ({ set: 'own uses', language, name, text, isBrand, ...judge(book, text, table) }));
    return [...textsOf(brand, true), ...textsOf(word, false)];
  });
  return [...cases, ...uses];
}
