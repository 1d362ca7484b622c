import { expect, test } from 'vitest';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { recording } from '#test/support/recordings.ts';
import { describeShared } from '#test/support/describe-shared.ts';

interface OutputText {
  readonly type: 'output_text';
  readonly text: string;
  readonly annotations?: readonly { readonly type: string; readonly url?: string; readonly title?: string }[];
}

const isOutputText = (value: object): value is OutputText =>
  'type' in value && value.type === 'output_text' && 'text' in value && typeof value.text === 'string';

/** All output texts of a recorded reply. */
function outputTexts(value: unknown): readonly OutputText[] {
  if (typeof value !== 'object' || value === null) return [];
  return isOutputText(value) ? [value] : Object.values(value).flatMap(outputTexts);
}

describeShared('recorded answers of ChatGPT', () => {
  test.each([
    ['web-search-1', 7],
    ['web-search-2', 1],
    ['web-search-mixed-actions', 2],
    ['raw-annotations', 2],
    ['no-external-access', 1],
    ['allowed-domains', 0],
  ])('%s: the text alone yields the articles that the platform reported', (name, articles) => {
    let found = 0;
    for (const { text, annotations = [] } of outputTexts(recording(`openai-responses/${name}`))) {
      const captured = annotations.flatMap(({ type, url, title = '' }): CapturedCitation[] =>
        type === 'url_citation' && url !== undefined ? [{ url, title, cited: true }] : [],
      );
      const reported = extractCitations('', captured).map(({ url }) => url);
      expect(
        extractCitations(text, [])
          .map(({ url }) => url)
          .toSorted(),
      ).toEqual(reported.toSorted());
      expect(extractCitations(text, captured)).toHaveLength(reported.length);
      found += reported.length;
    }
    expect(found).toBe(articles);
  });
});
