import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { ReportModel } from './report-model.ts';
import { periodLabel, reportTexts } from './labels.ts';

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
  const texts = reportTexts(model);
  const { t } = texts;
  return [
    ...scoreNotes(model, texts),
    ...companyNotes(model, texts),
    {
      measure: t('Sources'),
      formula: t(
        '100 × answers that cite the domain or page ÷ answered answers, once per answer. Only sources marked in the text count, not those that were merely retrieved.',
      ),
      base: answeredBase(model, texts),
      doesNotSay: t('That the platform took a statement from the page, or that the page is right.'),
    },
    {
      measure: t('Citation share'),
      formula: t('Answers that cite a domain of {name} ÷ answers that cite anything.', { name: model.customer.name }),
      base: t('{share} of {count, plural, one {# answer} other {# answers}} with a source', {
        share: texts.percent(model.citationShare.value),
        count: model.citationShare.n,
      }),
      doesNotSay: t('Anything about answers without sources.'),
    },
    coverage(model, texts),
  ];
}

const answeredBase = ({ answered }: ReportModel, { t }: Texts): string =>
  t('{count, plural, one {# answered answer} other {# answered answers}}', { count: answered });

/** Score, interval, change and trend. */
function scoreNotes(model: ReportModel, texts: Texts): MethodNote[] {
  const { answered, platforms, customer } = model;
  const { t, count } = texts;
  const perPlatform = platforms
    .map(({ platform, latest }) => `${platformLabel(platform)} ${count(latest.score.n)}`)
    .join(', ');
  return [
    {
      measure: t('Score'),
      formula: t(
        '100 × answers that name {name} ÷ answered answers, over the 30 days that end with the last scan of the platform. A name counts if fixed rules find it in the text of the answer, once per answer; no AI model judges it.',
        { name: customer.name },
      ),
      base:
        answered === 0
          ? t('no answers')
          : t('answers in the 30 days to the last scan: {platforms}', { platforms: perPlatform }),
      doesNotSay: t(
        'Whether the mention is favourable, how often people ask these queries, or what a person sees in the app of the platform.',
      ),
    },
    {
      measure: t('95 % interval'),
      formula: t(
        "Up to 19 scans: Wilson's interval with the effective number of answers, because answers of one scan resemble each other. From 20: a bootstrap of whole scans (2,000 draws, fixed seed). Under 50 answers a score is called exploratory.",
      ),
      base: t('{count, plural, one {# scan} other {# scans}}', { count: model.executions }),
      doesNotSay: t(
        'Anything about errors that repeat: queries no one asks, or an interface that answers differently from the app. An interval covers chance only.',
      ),
    },
    {
      measure: t('Change'),
      formula: t(
        'The 30-day score minus that of the 90 days before, over the queries answered in both, each compared with itself. It rose or fell only if the interval of the difference excludes 0. The interval is wide enough for looking after every scan, at all platforms and groups of the customer, for half a year: in at most one of thirty such half-years is any change false. Too early to tell: under eight scans, or scans that vary too much for their number.',
      ),
      base: platforms.map((platform) => changeBase(platform, texts)).join('; '),
      doesNotSay: t('Why. A new model or a new spelling of the name changes a score as well as marketing does.'),
    },
    {
      measure: t('Trend'),
      formula: t(
        'Points: the score of the scans of a day. Line: the score of all answers in the 30 days that end on that day.',
      ),
      base: t('{count, plural, one {# point} other {# points}}', {
        count: model.trend.reduce((total, { scans }) => total + scans.length, 0),
      }),
      doesNotSay: t(
        'That anything changed: neighbouring points of the line share scans, so it is smoother than the truth.',
      ),
    },
  ];
}

/** What is counted of the customer and other companies. */
function companyNotes(model: ReportModel, texts: Texts): MethodNote[] {
  const { t, percent, list } = texts;
  const { name } = model.customer;
  const own = model.companies.find((company) => company.own);
  const rivals = model.confirmedCompetitors;
  const shareOfVoice =
    rivals.length === 0
      ? t('–, confirm competitors first')
      : own?.shareOfVoice == null
        ? t('no answer names any of them')
        : t('{share} for {name}', { share: percent(own.shareOfVoice), name });
  return [
    {
      measure: t('Companies: answers and %'),
      formula: t(
        '100 × answers that name the company ÷ answered answers, once per answer; its interval is Wilson’s over all answers; with two or more scans of a group and platform it uses the effective number of answers.',
      ),
      base: answeredBase(model, texts),
      doesNotSay: t(
        'How much of an answer is about the company. The percentages add up to more than 100, because an answer can name several.',
      ),
    },
    {
      measure: t('Share of voice'),
      formula: t(
        'Answers that name {name} ÷ answers that name {name} or any confirmed competitor: a union of answers, not a sum of mentions.',
        { name },
      ),
      base: t('{shareOfVoice}; confirmed competitors: {competitors}', {
        shareOfVoice,
        competitors: rivals.length === 0 ? t('none', {}, 'competitors') : list(rivals),
      }),
      doesNotSay: t(
        'How the brand compares with one rival. It depends on which competitors are confirmed, and the shares do not add up to 100.',
      ),
    },
    {
      measure: t('Share of mentions'),
      formula: t(
        'Answers that name {name} ÷ the sum over {name} and the confirmed competitors of the answers that name each. The shares add up to 100; other tools often call this share of voice.',
        { name },
      ),
      base:
        own?.shareOfMentions == null
          ? t('–, confirm competitors first')
          : t('{share} for {name}', { share: percent(own.shareOfMentions), name }),
      doesNotSay: t(
        'How many answers name the brand: an answer that names ten companies weighs ten times one that names a single brand.',
      ),
    },
    {
      measure: t('Average position'),
      formula: t(
        'Mean rank among the companies of the answer, by where each is named first; only over answers that name the company.',
      ),
      base:
        own === undefined
          ? t('no answer names {name}', { name })
          : t('{count, plural, one {# answer naming {name}} other {# answers naming {name}}}', {
              count: own.count,
              name,
            }),
      doesNotSay: t('That first is best: a comparison may begin with the leader only to advise against it.'),
    },
  ];
}

function coverage({ platforms }: ReportModel, { t, count }: Texts): MethodNote {
  const sum = (pick: (outcomes: (typeof platforms)[number]['outcomes']) => number): number =>
    platforms.reduce((total, { outcomes }) => total + pick(outcomes), 0);
  return {
    measure: t('Coverage'),
    formula: t(
      'Answered ÷ asked. A query without an overview, or refused, counts in no score, neither in the numerator nor in the denominator.',
    ),
    base: t('{answered} of {asked} asked; {noOverview} without an overview, {refused} refused, {failed} failed', {
      answered: count(sum((outcomes) => outcomes.answered)),
      asked: count(sum((outcomes) => outcomes.asked)),
      noOverview: count(sum((outcomes) => outcomes.noOverview)),
      refused: count(sum((outcomes) => outcomes.refused)),
      failed: count(sum((outcomes) => outcomes.failed)),
    }),
    doesNotSay: t('Why there was no overview: search engines show them depending on country, device and time.'),
  };
}

/** What the change of a platform compares. */
function changeBase({ platform, latest, before, change }: ReportModel['platforms'][number], texts: Texts): string {
  const { t } = texts;
  const name = platformLabel(platform);
  return before === null
    ? t('{platform}: no earlier scan', { platform: name })
    : t(
        '{platform}: {days} compared with {daysBefore}, {count, plural, one {# query} other {# queries}} in both, {unpaired, number} in one only',
        {
          platform: name,
          days: periodLabel(texts, latest),
          daysBefore: periodLabel(texts, before),
          count: change.pairedQueries,
          unpaired: change.unpairedQueries,
        },
      );
}
