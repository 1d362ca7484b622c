import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { aimedQueries } from './action-words.ts';
import { shownLook } from './effect-status.tsx';

/** The actions as a file: a row per platform that can say something; one row for an action whose queries were not scanned. */
export const ledgerTable = (name: string, effects: OutputOf<'list-effects'>): TableData => ({
  name,
  header: [
    mark('What was done'),
    mark('Kind'),
    mark('Day'),
    mark('Queries'),
    mark('Pages'),
    mark('Cost in dollars'),
    mark('Platform'),
    mark('What can be said'),
    mark('Points'),
    mark('95 % low'),
    mark('95 % high'),
    mark('Why'),
    mark('Next look'),
  ],
  rows: effects.flatMap(({ action, platforms }) => {
    const { title, kind, day, pages, costUsd } = action;
    const ofAction = [title, kind, day, aimedQueries(action).length, pages.join(' '), costUsd];
    if (platforms.length === 0) return [[...ofAction, ...Array<null>(7).fill(null)]];
    return platforms.map((effect) => {
      const look = shownLook(effect);
      return [
        ...ofAction,
        platformLabel(effect.platform),
        effect.status.replaceAll('_', ' '),
        ...[look?.estimate ?? null, look?.low ?? null, look?.high ?? null],
        effect.limits.join(' '),
        effect.nextJudgement,
      ];
    });
  }),
});
