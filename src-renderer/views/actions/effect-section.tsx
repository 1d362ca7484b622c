import { useComputedColorScheme } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { Chart } from '../../charts/chart.tsx';
import { effectOptions } from '../../charts/effect-options.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatPercent, formatPoints, plural } from '../../format/numbers.ts';
import { EffectStatus, type PlatformEffect } from './effect-status.tsx';

const designWords: Readonly<Record<PlatformEffect['design'], string>> = {
  order: 'queries whose turn had come beside those whose turn had not, in the drawn order',
  others: 'the client’s other queries',
  competitors: 'competitors named in the answers to the same queries',
  both: 'the other queries, each beside its competitors',
};

const beforeWords = { alike: 'moved alike', differs: 'had drifted apart', unclear: 'too few weeks to say' } as const;

/** What can be said of an action on one platform: in words, week by week, and the figures behind it. */
export function EffectSection({ effect }: { effect: PlatformEffect }) {
  const scheme = useComputedColorScheme('light');
  const option = useMemo(() => effectOptions(effect, scheme), [effect, scheme]);
  const { platform, status, sentence, limits, looks, latest } = effect;
  return (
    <section className="effect" aria-label={platformLabel(platform)}>
      <h3>
        <PlatformMark platform={platform} /> <EffectStatus status={status} />
      </h3>
      <p className="effect-sentence">{sentence}</p>
      {limits.length > 0 && (
        <ul className="small effect-limits">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
      <details className="small" open={status === 'rose' || status === 'fell'}>
        <summary>The figures</summary>
        {looks.length > 1 && latest !== null && (
          <>
            <p className="dim">Difference in points, week by week, with its 95 % interval</p>
            <Chart
              option={option}
              height={170}
              label={`Difference on ${platformLabel(platform)}: ${formatPoints(latest.estimate)} points on ${formatDay(latest.day)}, ${formatPoints(latest.low)} to ${formatPoints(latest.high)}`}
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
              <th>Share of answers naming the client</th>
              <th className="figure">Before</th>
              <th className="figure">Since</th>
            </tr>
          </thead>
          <tbody>
            <SideRow label="Worked on" side={aimed} />
            {others !== null && <SideRow label="Compared with" side={others} />}
          </tbody>
        </table>
      )}
      <dl className="facts-list">
        <Fact term="Compared with">{designWords[design]}</Fact>
        {latest !== null && (
          <Fact term="Difference">
            {formatPoints(latest.estimate)} points, {formatPoints(latest.low)} to {formatPoints(latest.high)} on{' '}
            {formatDay(latest.day)}
          </Fact>
        )}
        {before !== null && (
          <Fact term="Before the work">
            {formatPoints(before.estimate)} points, {formatPoints(before.low)} to {formatPoints(before.high)}:{' '}
            {beforeWords[before.verdict]}
          </Fact>
        )}
        <Fact term="Weeks with a scan">
          {weeksBefore} before, {weeksAfter} since
        </Fact>
        {firstTold !== null && <Fact term="Told since">{formatDay(firstTold)}</Fact>}
        <Fact term="Next look">{nextJudgement === null ? 'none within a year' : formatDay(nextJudgement)}</Fact>
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
        {label} <span className="dim">{plural(side.queries, 'query', 'queries')}</span>
      </td>
      <td className="figure">
        {formatPercent(side.before)} <span className="dim">{plural(side.answersBefore, 'answer')}</span>
      </td>
      <td className="figure">
        {formatPercent(side.after)} <span className="dim">{plural(side.answersAfter, 'answer')}</span>
      </td>
    </tr>
  );
}
