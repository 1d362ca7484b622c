import { rewriter } from '#shared/language/rewrite.ts';
import { mark } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';

/** What versions of queries and of the brand book say of themselves. */
const change = rewriter([
  mark('Generated from the keywords.'),
  mark('Created with its own queries.'),
  mark('Created by an import.'),
  mark('Copied from "{group}" of {client}.'),
  mark('Cloned from "{group}" with other keywords: queries generated again.'),
  mark('Cloned from "{group}".'),
  mark('Renamed to "{name}".'),
  mark('Renamed {before} to {after}.'),
  mark('Merged the client {client} into {other}.'),
  mark('Merged {name} into {other}.'),
  mark('Changed {name}.'),
  mark('Confirmed {name}.'),
  mark('Reopened {name}.'),
  mark('Ignored {name}.'),
  mark('Added {name}.'),
  mark('A new version of the analysis.'),
  mark('New company names were found in answers.'),
]);

/** What changed a version, in a language: one sentence or several; what a person wrote stays as it is. */
export function historyTextIn(english: string, texts: Texts): string {
  const sentences = english.split(
    /(?<=\.) (?=(?:Renamed|Merged|Changed|Confirmed|Reopened|Ignored|Added|A new version) )/,
  );
  const written = sentences.map((one) => change(one, texts));
  return written.includes(undefined) ? english : texts.sentences(written.map(String));
}
