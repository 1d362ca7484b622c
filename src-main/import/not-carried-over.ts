import { maximumActiveQueries } from '#shared/contract/v1/fields.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import type { FilePlan } from './plan-file.ts';
import { columnsLeft } from './tool-mappings.ts';

type Left = OutcomeOf<'import'>['notCarriedOver'][number];

const mostNamed = 100;

/** What the files of an import hold and Answerscope does not take over; what is said twice, once. */
export function notCarriedOver(
  plans: readonly FilePlan[],
  lost: { readonly cutOff: number; readonly sources: number; readonly queriesBeyond: number },
  queriesOnly: number,
): Left[] {
  const left: Left[] = [...plans.flatMap(leftOf)];
  const add = (what: string, why: string, rows: number): void => {
    if (rows > 0) left.push({ what, why, rows });
  };
  add('answers', 'the export has none: its queries and their tags were taken over', queriesOnly);
  add('sources', 'the texts of the answers that cite them are not in the files', lost.sources);
  add('ends of answers', 'a cell of Excel holds 32,767 characters, and longer answers were cut off there', lost.cutOff);
  add(
    'active queries',
    `a group asks at most ${maximumActiveQueries}: they are kept with their answers, and not asked again`,
    lost.queriesBeyond,
  );
  return [...new Map(left.map((one) => [`${one.what}\n${one.why}`, one])).values()].slice(0, mostNamed);
}

/** The columns without a place; of a file that was not recognised they are only named, as unused. */
function leftOf({ columns, recognised, fields }: FilePlan): Left[] {
  const country: Left[] =
    fields.country === undefined
      ? []
      : [{ what: 'country', why: 'an answer has the country of its query group', rows: null }];
  if (recognised === null) return country;
  const reasons = recognised.export.notCarried ?? {};
  return [
    ...columnsLeft(columns, fields)
      .filter((column) => column.trim() !== '')
      .map((column) => ({ what: column, why: reasonOf(reasons, column), rows: null })),
    ...country,
  ];
}

const reasonOf = (reasons: Readonly<Record<string, string>>, column: string): string => {
  const known = Object.entries(reasons).find(([name]) => name.toLowerCase() === column.toLowerCase());
  return known?.[1] ?? 'Answerscope has no place for it';
};
