import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportModel } from './report-model.ts';
import { count, counted, percent, periodLabel } from './labels.ts';

/** How one number of the report is computed. */
export interface MethodNote {
  readonly measure: string;
  readonly formula: string;
  /** The n of this report. */
  readonly base: string;
  readonly doesNotSay: string;
}

/** How every number is computed, with the n of this report. Definitions: docs/measures.md. */
export function methodNotes(model: ReportModel): MethodNote[] {
  const { answered, platforms, customer, citationShare } = model;
  const sum = (pick: (outcomes: (typeof platforms)[number]['outcomes']) => number): number =>
    platforms.reduce((total, { outcomes }) => total + pick(outcomes), 0);
  const asked = sum((outcomes) => outcomes.asked);
  const perPlatform = platforms
    .map(({ platform, latest }) => `${platformLabel(platform)} ${count(latest.score.n)}`)
    .join(', ');
  const own = model.companies.find((company) => company.own);
  const rivals = model.confirmedCompetitors;
  return [
    {
      measure: 'Score',
      formula: `100 × answers that name ${customer.name} ÷ answered answers, over the 30 days that end with the last scan of the platform. A name counts if fixed rules find it in the text of the answer, once per answer; no AI model judges it.`,
      base: answered === 0 ? 'no answers' : `answers in the 30 days to the last scan: ${perPlatform}`,
      doesNotSay:
        'Whether the mention is favourable, how often people ask these queries, or what a person sees in the app of the platform.',
    },
    {
      measure: '95 % interval',
      formula:
        "Up to 19 scans: Wilson's interval with the effective number of answers, because answers of one scan resemble each other. From 20: a bootstrap of whole scans (2,000 draws, fixed seed). Under 50 answers a score is called exploratory.",
      base: counted(model.executions, 'scan'),
      doesNotSay:
        'Anything about errors that repeat: queries no one asks, or an interface that answers differently from the app. An interval covers chance only.',
    },
    {
      measure: 'Change',
      formula:
        'The 30-day score minus that of the 90 days before, over the queries answered in both, each compared with itself. It rose or fell only if the interval of the difference excludes 0. The interval is wide enough for looking after every scan, at all platforms and groups of the customer, for half a year: in at most one of thirty such half-years is any change false. Too early to tell: under eight scans, or scans that vary too much for their number.',
      base: platforms.map(changeBase).join('; '),
      doesNotSay: 'Why. A new model or a new spelling of the name changes a score as well as marketing does.',
    },
    {
      measure: 'Trend',
      formula:
        'Points: the score of the scans of a day. Line: the score of all answers in the 30 days that end on that day.',
      base: counted(
        model.trend.reduce((total, { scans }) => total + scans.length, 0),
        'point',
      ),
      doesNotSay:
        'That anything changed: neighbouring points of the line share scans, so it is smoother than the truth.',
    },
    {
      measure: 'Companies: answers and %',
      formula:
        '100 × answers that name the company ÷ answered answers, once per answer; its interval is Wilson’s over all answers; with two or more scans of a group and platform it uses the effective number of answers.',
      base: counted(answered, 'answered answer'),
      doesNotSay:
        'How much of an answer is about the company. The percentages add up to more than 100, because an answer can name several.',
    },
    {
      measure: 'Share of voice',
      formula: `Answers that name ${customer.name} ÷ answers that name ${customer.name} or any confirmed competitor: a union of answers, not a sum of mentions.`,
      base: `${rivals.length === 0 ? '–, confirm competitors first' : own?.shareOfVoice == null ? 'no answer names any of them' : `${percent(own.shareOfVoice)} for ${customer.name}`}; confirmed competitors: ${rivals.length === 0 ? 'none' : rivals.join(', ')}`,
      doesNotSay:
        'How the brand compares with one rival. It depends on which competitors are confirmed, and the shares do not add up to 100.',
    },
    {
      measure: 'Share of mentions',
      formula: `Answers that name ${customer.name} ÷ the sum over ${customer.name} and the confirmed competitors of the answers that name each. The shares add up to 100; other tools often call this share of voice.`,
      base:
        own?.shareOfMentions == null
          ? '–, confirm competitors first'
          : `${percent(own.shareOfMentions)} for ${customer.name}`,
      doesNotSay:
        'How many answers name the brand: an answer that names ten companies weighs ten times one that names a single brand.',
    },
    {
      measure: 'Average position',
      formula:
        'Mean rank among the companies of the answer, by where each is named first; only over answers that name the company.',
      base:
        own === undefined
          ? `no answer names ${customer.name}`
          : counted(own.count, `answer naming ${customer.name}`, `answers naming ${customer.name}`),
      doesNotSay: 'That first is best: a comparison may begin with the leader only to advise against it.',
    },
    {
      measure: 'Sources',
      formula:
        '100 × answers that cite the domain or page ÷ answered answers, once per answer. Only sources marked in the text count, not those that were merely retrieved.',
      base: counted(answered, 'answered answer'),
      doesNotSay: 'That the platform took a statement from the page, or that the page is right.',
    },
    {
      measure: 'Citation share',
      formula: `Answers that cite a domain of ${customer.name} ÷ answers that cite anything.`,
      base: `${percent(citationShare.value)} of ${counted(citationShare.n, 'answer')} with a source`,
      doesNotSay: 'Anything about answers without sources.',
    },
    {
      measure: 'Coverage',
      formula:
        'Answered ÷ asked. A query without an overview, or refused, counts in no score, neither in the numerator nor in the denominator.',
      base: `${count(sum((outcomes) => outcomes.answered))} of ${count(asked)} asked; ${count(sum((outcomes) => outcomes.noOverview))} without an overview, ${count(sum((outcomes) => outcomes.refused))} refused, ${count(sum((outcomes) => outcomes.failed))} failed`,
      doesNotSay: 'Why there was no overview: search engines show them depending on country, device and time.',
    },
  ];
}

/** What the change of a platform compares. */
const changeBase = ({ platform, latest, before, change }: ReportModel['platforms'][number]): string =>
  before === null
    ? `${platformLabel(platform)}: no earlier scan`
    : `${platformLabel(platform)}: ${periodLabel(latest)} compared with ${periodLabel(before)}, ${counted(change.pairedQueries, 'query', 'queries')} in both, ${count(change.unpairedQueries)} in one only`;
