import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { Brand } from '#main/analysis/types.ts';
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeShared } from '#test/support/describe-shared.ts';
import { sharedFile } from '#test/support/shared-data.ts';

const study = sharedFile('studies/password-managers');

function read(file: string): Record<string, string>[] {
  return parse(readFileSync(path.join(study, file)), { columns: true, bom: true });
}

describeShared("the study's answers", () => {
  const names = ['1Password', 'Bitwarden', 'LastPass', 'Dashlane', 'Keeper', 'NordPass', 'RoboForm'];

  // The same answers name Keeper whether or not it is entered as a common word.
  it.each([false, true])('name the brands that the study found (Keeper as a common word: %s)', (commonWord) => {
    const brands: Brand[] = names.map((name, id) => ({
      id,
      kind: 'competitor',
      name,
      aliases: [],
      excludes: [],
      domains: [],
      commonWord: commonWord && name === 'Keeper',
    }));
    const matcher = compileBrands(brands);
    const found = read('responses_chatgpt.csv').flatMap(({ query_id: query, response_text: text = '' }) => {
      const ids = new Set(
        findMentions(matcher, text)
          .filter(({ negated }) => !negated)
          .map(({ brandId }) => brandId),
      );
      return names.map((name, id) => ({ query_id: query, brand: name, mention: ids.has(id) ? '1' : '0' }));
    });
    expect(found).toEqual(read('mentions_chatgpt.csv'));
  });
});
