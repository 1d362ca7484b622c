import type { EffectState } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { count, counted, dayLabel, intervalLabel, oneDecimal, percent, signed } from './labels.ts';
import type { CompanyFigures, PlatformScore, ReportModel, SummarySentence, SummaryTopic } from './report-model.ts';

/** What the summary is made of: the report's figures, no other. */
type Figures = Omit<ReportModel, 'summary'>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
/** Most query groups, and most recommendations, that a sentence names. */
const mostNamed = 3;

/** The longest name that a sentence spells out, in characters. */
const longestName = 48;
export const shortName = (name: string): string => {
  const characters = [...name];
  return characters.length > longestName
    ? `${characters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

/**
 * The summary in words: position, changes beyond noise, competitors, sources, actions, next steps. Every sentence repeats
 * figures and verdicts of the report; none computes a new one.
 */
export const summarise = (figures: Figures): SummarySentence[] => [
  ...position(figures),
  ...changes(figures),
  ...rivals(figures),
  ...sources(figures),
  ...effects(figures),
  ...actions(figures),
  ...nextSteps(figures),
];

const about = (topic: SummaryTopic, evidence: SummarySentence['evidence'], ...texts: string[]): SummarySentence[] =>
  texts.map((text) => ({ topic, text, evidence }));

function position({ customer, platforms }: Figures): SummarySentence[] {
  if (platforms.length === 0) return about('position', 'trend', 'There is no finished scan in this period.');
  return platforms.flatMap((platform) => about('position', 'answers', positionOn(shortName(customer.name), platform)));
}

function positionOn(name: string, { platform, latest: { to, score } }: PlatformScore): string {
  if (score.value === null) return `${platformLabel(platform)} gave no answer in the 30 days to ${dayLabel(to)}.`;
  const small = score.exploratory ? '; under 50 answers, so exploratory' : '';
  return `${platformLabel(platform)} names ${name} in ${percent(score.value)} of its answers: ${count(score.successes)} of ${count(score.n)} in the 30 days to ${dayLabel(to)} (95 % interval ${intervalLabel(score)}${small}).`;
}

function changes({ platforms, groups, movements }: Figures): SummarySentence[] {
  const { won, lost } = movements;
  return [
    ...about('change', 'trend', ...platformChanges(platforms)),
    ...about('change', 'trend', ...groupChanges(groups)),
    ...(won.length + lost.length === 0
      ? []
      : about(
          'change',
          'queries',
          `Since the previous scan ${counted(won.length, 'query was won', 'queries were won')} and ${count(lost.length)} lost; a single answer varies by chance.`,
        )),
  ];
}

/** Platforms that rose or fell one by one, those of which nothing can be said together. */
function platformChanges(platforms: readonly PlatformScore[]): string[] {
  const on = (verdict: string): string =>
    listed.format(
      platforms.filter(({ change }) => change.verdict === verdict).map(({ platform }) => platformLabel(platform)),
    );
  const [quiet, early] = [on('within_noise'), on('too_early_to_tell')];
  return [
    ...platforms.filter(({ change }) => change.verdict === 'rose' || change.verdict === 'fell').map(changeOn),
    ...(quiet === '' ? [] : [`On ${quiet} the score did not change beyond noise, compared with the 90 days before.`]),
    ...(early === '' ? [] : [`On ${early} it is too early to tell whether the score changed.`]),
  ];
}

function changeOn({ platform, change }: PlatformScore): string {
  const models = (change.models ?? []).map(({ from, to, day }) => `${to} replaced ${from} on ${dayLabel(day)}`);
  const caution = models.length === 0 ? '' : ` In the days compared ${listed.format(models)}, which may be the cause.`;
  return `On ${platformLabel(platform)} the score ${change.verdict} by ${signed(change.difference ?? 0).slice(1)} points compared with the 90 days before (interval ${signed(change.low ?? 0)} to ${signed(change.high ?? 0)}).${caution}`;
}

/** Which query groups changed; nothing while it is too early to tell for all of them. */
function groupChanges(groups: Figures['groups']): string[] {
  const judged = groups.filter(({ change }) => change.verdict !== 'too_early_to_tell');
  if (judged.length === 0) return [];
  const moved = (verdict: 'rose' | 'fell'): string[] => {
    const of = judged.filter(({ change }) => change.verdict === verdict);
    if (of.length === 0) return [];
    const names = of
      .slice(0, mostNamed)
      .map((group) => `“${shortName(group.queryGroup)}” on ${platformLabel(group.platform)}`);
    const more = of.length > mostNamed ? [`${count(of.length - mostNamed)} more`] : [];
    return [`${listed.format([...names, ...more])} ${verdict}`];
  };
  const parts = [...moved('rose'), ...moved('fell')];
  return [
    parts.length === 0 ? 'No query group changed beyond noise.' : `Of the query groups, ${listed.format(parts)}.`,
  ];
}

const shareOf = (company: CompanyFigures): string => `${percent(company.percentage)} of answers`;

function rivals({ customer, companies, confirmedCompetitors, answered }: Figures): SummarySentence[] {
  if (answered === 0) return [];
  const own = companies.find((company) => company.own);
  const name = shortName(customer.name);
  const others = companies.filter((company) => !company.own);
  const confirmed = others.filter((company) => company.state === 'confirmed');
  const [rival] = confirmed.length > 0 ? confirmed : others;
  if (rival === undefined) return about('rivals', 'competitors', 'Answers name no other company.');
  const beside = own === undefined ? `no answer names ${name}` : `${name} in ${shareOf(own)}`;
  const first =
    confirmed.length > 0
      ? `Of the ${counted(confirmedCompetitors.length, 'confirmed competitor')}, ${shortName(rival.company)} is named most often: in ${shareOf(rival)}, ${beside}.`
      : `Besides ${name}, answers name ${shortName(rival.company)} most often: in ${shareOf(rival)}, ${beside}. ${confirmedCompetitors.length === 0 ? 'No competitor is confirmed yet.' : 'None of the confirmed competitors is among the companies named most.'}`;
  return about('rivals', 'competitors', first, ...standing(name, own));
}

/** Share of voice and position of the customer, where they exist. */
function standing(name: string, own: CompanyFigures | undefined): string[] {
  if (own === undefined) return [];
  const voice = own.shareOfVoice === null ? [] : [`its share of voice is ${percent(own.shareOfVoice)}`];
  const rank =
    own.averagePosition === null
      ? []
      : [`where it is named, its average position is ${oneDecimal(own.averagePosition)}`];
  const parts = [...voice, ...rank];
  return parts.length === 0 ? [] : [`For ${name}: ${parts.join('; ')}.`];
}

function sources({ customer, domains, gaps, citationShare }: Figures): SummarySentence[] {
  const name = shortName(customer.name);
  const [top] = domains;
  if (top === undefined || citationShare.value === null) return [];
  const [gap] = gaps;
  return about(
    'sources',
    'sources',
    `The domain cited most is ${top.domain}, in ${percent(top.percentage)} of answers; a domain of ${name} is cited in ${percent(citationShare.value)} of the ${counted(citationShare.n, 'answer')} with a source.`,
    ...(gap === undefined
      ? []
      : [
          `“${shortName(gap.title || gap.domain)}” on ${gap.domain} is the page cited most in answers that name other companies and never ${name}: ${counted(gap.count, 'answer')}.`,
        ]),
  );
}

const stateWords: Readonly<Record<EffectState, (count: number) => string>> = {
  rose: (of) => `${count(of)} rose`,
  fell: (of) => `${count(of)} fell`,
  within_noise: (of) => `${count(of)} ${of === 1 ? 'shows' : 'show'} no visible change yet`,
  too_early: (of) => `${count(of)} ${of === 1 ? 'is' : 'are'} too early to tell`,
  cannot_be_told: (of) => `${count(of)} cannot be told`,
};
const statesInOrder = ['rose', 'fell', 'within_noise', 'too_early', 'cannot_be_told'] as const satisfies EffectState[];

/** What was done and whether it shows: how many actions ended how on each platform, and each of which a change can be told. */
function effects({ effects: done }: Figures): SummarySentence[] {
  const judged = done.flatMap(({ action, platforms }) => platforms.map((platform) => ({ action, ...platform })));
  if (done.length > 0 && judged.length === 0)
    return about(
      'actions',
      'actions',
      `${counted(done.length, 'action is', 'actions are')} recorded; the queries aimed at were not scanned yet.`,
    );
  const counts = [...Map.groupBy(judged, ({ platform }) => platform)].map(([platform, of]) => {
    const states = statesInOrder.flatMap((state) => {
      const number = of.filter(({ status }) => status === state).length;
      return number === 0 ? [] : [stateWords[state](number)];
    });
    return `Of ${counted(of.length, 'action')} judged on ${platformLabel(platform)}, ${listed.format(states)}.`;
  });
  const told = judged
    .filter(({ status }) => status === 'rose' || status === 'fell')
    .slice(0, mostNamed)
    .map(
      ({ action, platform, sentence }) =>
        `“${shortName(action.title)}” (${dayLabel(action.day)}) on ${platformLabel(platform)}: ${sentence}`,
    );
  return about('actions', 'actions', ...counts, ...told);
}

function actions({ recommendations, notes }: Figures): SummarySentence[] {
  const of = (status: string): number => recommendations.filter((one) => one.status === status).length;
  const [done, underWay] = [of('Done'), of('In Progress')];
  return [
    ...(done + underWay === 0
      ? []
      : about(
          'actions',
          'recommendations',
          `Of ${counted(recommendations.length, 'recommendation')}, ${count(done)} ${done === 1 ? 'is' : 'are'} done and ${count(underWay)} under way.`,
        )),
    ...(notes.length === 0
      ? []
      : about(
          'actions',
          'trend',
          `${counted(notes.length, 'event is', 'events are')} noted in this period; the trend shows when.`,
        )),
  ];
}

function nextSteps({ recommendations }: Figures): SummarySentence[] {
  const open = recommendations.filter(({ status }) => status === 'New' || status === 'In Progress');
  return about('next', 'recommendations', ...open.slice(0, mostNamed).map(({ title }) => title));
}
