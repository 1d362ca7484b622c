import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { effectStates } from '#shared/domain/actions.ts';
import { mark } from '#shared/language/text-key.ts';
import { itemAddress, type Filters } from '../../app/address.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { formatDay } from '../../format/dates.ts';
import { formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { actionLine } from './action-words.ts';
import { effectFigure, EffectStatus } from './effect-status.tsx';

type Effect = OutputOf<'list-effects'>[number];

const summaryWords = {
  rose: mark('{count, number} rose'),
  fell: mark('{count, number} fell'),
  within_noise: mark('{count, number} without a visible change yet'),
  too_early: mark('{count, number} too early to tell'),
  cannot_be_told: mark('{count, number} cannot be told'),
} as const;

/** What an action counts as in the summary: a change on any platform before none, and anything before nothing. */
const overallState = ({ platforms }: Effect): (typeof effectStates)[number] | null => {
  const order = ['rose', 'fell', 'within_noise', 'too_early', 'cannot_be_told'] as const;
  return order.find((state) => platforms.some(({ status }) => status === state)) ?? null;
};

/** How many actions ended how, and what they cost together. */
export function ledgerSummary(effects: readonly Effect[]): string {
  const costs = effects.flatMap(({ action }) => action.costUsd ?? []);
  const counts = effectStates.flatMap((state) => {
    const count = effects.filter((effect) => overallState(effect) === state).length;
    return count === 0 ? [] : [t.marked(summaryWords[state], { count })];
  });
  const cost =
    costs.length === 0 ? [] : [t('{cost} in all', { cost: formatDollars(costs.reduce((sum, one) => sum + one, 0)) })];
  return [t('{count, plural, one {# action} other {# actions}}', { count: effects.length }), ...counts, ...cost].join(
    ' · ',
  );
}

/** Every action with what can be said of it on each platform, and when it can be judged next. */
export function Ledger({
  customerId,
  effects,
  filters,
}: {
  customerId: number;
  effects: readonly Effect[];
  filters: Filters;
}) {
  return (
    <section className="panel" aria-label={t('Actions and their effect')}>
      <Scrolls label={t('Actions and their effect')} maxHeight="none">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{t('What was done')}</th>
              <th scope="col">{t('Platform')}</th>
              <th scope="col">{t('What can be said')}</th>
              <th scope="col">{t('Next look')}</th>
            </tr>
          </thead>
          {effects.map((effect) => (
            <ActionRows key={effect.action.actionId} customerId={customerId} effect={effect} filters={filters} />
          ))}
        </table>
      </Scrolls>
    </section>
  );
}

function ActionRows({ customerId, effect, filters }: { customerId: number; effect: Effect; filters: Filters }) {
  const { action, platforms } = effect;
  const [page] = action.pages;
  const name = (
    <th scope="rowgroup" rowSpan={Math.max(1, platforms.length)} className="ledger-action">
      <Link href={itemAddress(customerId, 'actions', action.actionId, filters)} className="text-link ledger-title">
        <bdi>{action.title}</bdi>
      </Link>
      <span className="small dim num">{actionLine(action)}</span>
      {page !== undefined && (
        <ExternalLink href={page} className="accent-link small truncate">
          {action.pages.length > 1
            ? t('{page} and {count, number} more', { page: shortAddress(page), count: action.pages.length - 1 })
            : shortAddress(page)}
        </ExternalLink>
      )}
    </th>
  );
  const [first, ...others] = platforms;
  return (
    <tbody>
      <tr>
        {name}
        {first === undefined ? (
          <td colSpan={3} className="dim">
            {t('Its queries were not scanned yet.')}
          </td>
        ) : (
          <PlatformCells platform={first} />
        )}
      </tr>
      {others.map((platform) => (
        <tr key={platform.platform}>
          <PlatformCells platform={platform} />
        </tr>
      ))}
    </tbody>
  );
}

function PlatformCells({ platform }: { platform: Effect['platforms'][number] }) {
  const figure = effectFigure(platform);
  return (
    <>
      <td>
        <PlatformMark platform={platform.platform} short />
      </td>
      <td>
        <div className="ledger-said">
          <EffectStatus status={platform.status} />
          {figure !== '' && <span className="num">{figure}</span>}
          {platform.status === 'cannot_be_told' && <span className="small dim">{platform.limits[0]}</span>}
        </div>
      </td>
      <td className="num nowrap">{platform.nextJudgement === null ? '–' : formatDay(platform.nextJudgement)}</td>
    </>
  );
}
