import { useComputedColorScheme } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { effectLimits, effectSentence } from '#shared/wording/effects.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { Chart } from '../../charts/chart.tsx';
import { effectOptions } from '../../charts/effect-options.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatPercent, formatPoints } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { EffectStatus, type PlatformEffect } from './effect-status.tsx';

const designWords: Readonly<Record<PlatformEffect['design'], string>> = {
  order: t('queries whose turn had come beside those whose turn had not, in the drawn order'),
  others: t('the client’s other queries'),
  competitors: t('competitors named in the answers to the same queries'),
  both: t('the other queries, each beside its competitors'),
};

/** What can be said of an action on one platform: in words, week by week, and the figures behind it. */
export function EffectSection({ effect }: { effect: PlatformEffect }) {
  const scheme = useComputedColorScheme('light');
  const option = useMemo(() => effectOptions(effect, scheme), [effect, scheme]);
  const { platform, status, looks, latest } = effect;
  const limits = effectLimits(effect, texts());
  return (
    <section className="effect" aria-label={platformLabel(platform)}>
      <h3>
        <PlatformMark platform={platform} /> <EffectStatus status={status} />
      </h3>
      <p className="effect-sentence">{effectSentence(effect, texts())}</p>
      {limits.length > 0 && (
        <ul className="small effect-limits">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
      <details className="small" open={status === 'rose' || status === 'fell'}>
        <summary>{t('The figures')}</summary>
        {looks.length > 1 && latest !== null && (
          <>
            <p className="dim">{t('Difference in points, week by week, with its 95 % interval')}</p>
            <Chart
              option={option}
              height={170}
              label={t('Difference on {platform}: {points} points on {day}, {low} to {high}', {
                platform: platformLabel(platform),
                points: formatPoints(latest.estimate),
                day: formatDay(latest.day),
                low: formatPoints(latest.low),
                high: formatPoints(latest.high),
              })}
            />
          </>
        )}
        <EffectFigures effect={effect} />
      </details>
    </section>
  );
}

function EffectFigures({ effect }: { effect: PlatformEffect }) {
  const { design, aimed, others, before, latest, firstTold, nextJudgement, weeksBefore, weeksAfter } = effect;
  return (
    <>
      {aimed !== null && (
        <table className="plain-table effect-sides">
          <thead>
            <tr>
              <th>{t('Share of answers naming the client')}</th>
              <th className="figure">{t('Before')}</th>
              <th className="figure">{t('Since')}</th>
            </tr>
          </thead>
          <tbody>
            <SideRow label={t('Worked on')} side={aimed} />
            {others !== null && <SideRow label={t('Compared with')} side={others} />}
          </tbody>
        </table>
      )}
      <dl className="facts-list">
        <Fact term={t('Compared with')}>{designWords[design]}</Fact>
        {latest !== null && (
          <Fact term={t('Difference')}>
            {t('{points} points, {low} to {high} on {day}', {
              points: formatPoints(latest.estimate),
              low: formatPoints(latest.low),
              high: formatPoints(latest.high),
              day: formatDay(latest.day),
            })}
          </Fact>
        )}
        {before !== null && (
          <Fact term={t('Before the work')}>
            {t(
              '{points} points, {low} to {high}: {verdict, select, alike {moved alike} differs {had drifted apart} other {too few weeks to say}}',
              {
                points: formatPoints(before.estimate),
                low: formatPoints(before.low),
                high: formatPoints(before.high),
                verdict: before.verdict,
              },
            )}
          </Fact>
        )}
        <Fact term={t('Weeks with a scan')}>
          {t('{before, number} before, {since, number} since', { before: weeksBefore, since: weeksAfter })}
        </Fact>
        {firstTold !== null && <Fact term={t('Known since')}>{formatDay(firstTold)}</Fact>}
        <Fact term={t('Next look')}>{nextJudgement === null ? t('none within a year') : formatDay(nextJudgement)}</Fact>
      </dl>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">{children}</dd>
  </div>
);

function SideRow({ label, side }: { label: string; side: NonNullable<PlatformEffect['aimed']> }) {
  return (
    <tr>
      <td>
        {label}{' '}
        <span className="dim">{t('{count, plural, one {# query} other {# queries}}', { count: side.queries })}</span>
      </td>
      <td className="figure">
        {formatPercent(side.before)}{' '}
        <span className="dim">
          {t('{count, plural, one {# answer} other {# answers}}', { count: side.answersBefore })}
        </span>
      </td>
      <td className="figure">
        {formatPercent(side.after)}{' '}
        <span className="dim">
          {t('{count, plural, one {# answer} other {# answers}}', { count: side.answersAfter })}
        </span>
      </td>
    </tr>
  );
}
