import { findLanguage } from '#shared/domain/languages.ts';
import type { Market, Work } from './seed-data.ts';
import { hasHappened, type Moment } from './visibility.ts';

/** What had been done for a query by the time of an answer. */
export const workFor = (market: Market, moment: Moment): Work[] =>
  market.actions.filter(
    (work) => work.queries.includes(moment.query) && hasHappened(work, moment) && isOfGroup(market, work.group, moment),
  );

/** Whether a question is one of a group: the same text may be asked in several countries. */
function isOfGroup({ groups }: Market, key: string, { country, language }: Moment): boolean {
  const group = groups.find((one) => one.key === key);
  return group !== undefined && group.country === country && findLanguage(group.language)?.code === language;
}
