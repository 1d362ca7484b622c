import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import { intervalLabel, noScans, replacedLabel, reportTexts } from './labels.ts';
import type { CompanyFigures, PlatformScore, SummarySentence } from './report-model.ts';
import { about, mostNamed, shortName, type Figures } from './summary-parts.ts';
import { effectSentences } from './summarise-effects.ts';

/**
 * The summary in words: position, changes beyond noise, competitors, sources, actions, next steps. Every sentence repeats
 * figures and verdicts of the report; none computes a new one.
 */
export function summarise(figures: Figures): SummarySentence[] {
  const texts = reportTexts(figures);
  return [
    ...position(figures, texts),
    ...changes(figures, texts),
    ...rivals(figures, texts),
    ...sources(figures, texts),
    ...effectSentences(figures, texts),
    ...actions(figures, texts),
    ...nextSteps(figures),
  ];
}

function position({ customer, platforms }: Figures, texts: Texts): SummarySentence[] {
  if (platforms.length === 0) return about('position', 'trend', texts.t.marked(noScans));
  return platforms.flatMap((platform) =>
    about('position', 'answers', positionOn(shortName(customer.name), platform, texts)),
  );
}

function positionOn(name: string, { platform, latest: { to, score } }: PlatformScore, texts: Texts): string {
  const { t, percent, count, day } = texts;
  if (score.value === null)
    return t('{platform} gave no answer in the 30 days to {day}.', { platform: platformLabel(platform), day: day(to) });
  const figures = {
    platform: platformLabel(platform),
    name,
    share: percent(score.value),
    naming: count(score.successes),
    all: count(score.n),
    day: day(to),
    interval: intervalLabel(texts, score),
  };
  return score.exploratory
    ? t(
        '{platform} names {name} in {share} of its answers: {naming} of {all} in the 30 days to {day} (95 % interval {interval}; under 50 answers, so exploratory).',
        figures,
      )
    : t(
        '{platform} names {name} in {share} of its answers: {naming} of {all} in the 30 days to {day} (95 % interval {interval}).',
        figures,
      );
}

function changes({ platforms, groups, movements }: Figures, texts: Texts): SummarySentence[] {
  const [won, lost] = [movements.won.length, movements.lost.length];
  return [
    ...about('change', 'trend', ...platformChanges(platforms, texts)),
    ...about('change', 'trend', ...groupChanges(groups, texts)),
    ...(won + lost === 0
      ? []
      : about(
          'change',
          'queries',
          texts.t(
            'Since the previous scan {won, plural, one {# query was won} other {# queries were won}} and {lost, number} lost; a single answer varies by chance.',
            { won, lost },
          ),
        )),
  ];
}

/** Platforms that rose or fell one by one, those of which nothing can be said together. */
function platformChanges(platforms: readonly PlatformScore[], texts: Texts): string[] {
  const { t, list } = texts;
  const on = (verdict: string): string =>
    list(platforms.filter(({ change }) => change.verdict === verdict).map(({ platform }) => platformLabel(platform)));
  const [quiet, early] = [on('within_noise'), on('too_early_to_tell')];
  return [
    ...platforms
      .filter(({ change }) => change.verdict === 'rose' || change.verdict === 'fell')
      .map((platform) => changeOn(platform, texts)),
    ...(quiet === ''
      ? []
      : [
          t('On {platforms} the score did not change beyond noise, compared with the 90 days before.', {
            platforms: quiet,
          }),
        ]),
    ...(early === ''
      ? []
      : [t('On {platforms} it is too early to tell whether the score changed.', { platforms: early })]),
  ];
}

function changeOn({ platform, change }: PlatformScore, texts: Texts): string {
  const { t, points, decimal, list } = texts;
  const models = (change.models ?? []).map((model) => replacedLabel(texts, model));
  const figures = {
    platform: platformLabel(platform),
    points: decimal(Math.abs(change.difference ?? 0)),
    low: points(change.low ?? 0),
    high: points(change.high ?? 0),
  };
  const moved =
    change.verdict === 'rose'
      ? t(
          'On {platform} the score rose by {points} points compared with the 90 days before (interval {low} to {high}).',
          figures,
        )
      : t(
          'On {platform} the score fell by {points} points compared with the 90 days before (interval {low} to {high}).',
          figures,
        );
  if (models.length === 0) return moved;
  return `${moved} ${t('In the days compared {replacements}, which may be the cause.', { replacements: list(models) })}`;
}

/** Which query groups changed; nothing while it is too early to tell for all of them. */
function groupChanges(groups: Figures['groups'], texts: Texts): string[] {
  const { t, list } = texts;
  const judged = groups.filter(({ change }) => change.verdict !== 'too_early_to_tell');
  if (judged.length === 0) return [];
  const moved = (verdict: 'rose' | 'fell'): string => {
    const of = judged.filter(({ change }) => change.verdict === verdict);
    const names = of
      .slice(0, mostNamed)
      .map(({ queryGroup, platform }) =>
        t('“{group}” on {platform}', { group: shortName(queryGroup), platform: platformLabel(platform) }),
      );
    const more = of.length - mostNamed;
    return list([...names, ...(more > 0 ? [t('{count, number} more', { count: more }, 'query groups')] : [])]);
  };
  const [rose, fell] = [moved('rose'), moved('fell')];
  if (rose === '' && fell === '') return [t('No query group changed beyond noise.')];
  if (fell === '') return [t('Of the query groups, {rose} rose.', { rose })];
  if (rose === '') return [t('Of the query groups, {fell} fell.', { fell })];
  return [t('Of the query groups, {rose} rose and {fell} fell.', { rose, fell })];
}

function rivals({ customer, companies, confirmedCompetitors, answered }: Figures, texts: Texts): SummarySentence[] {
  if (answered === 0) return [];
  const { t } = texts;
  const own = companies.find((company) => company.own);
  const name = shortName(customer.name);
  const others = companies.filter((company) => !company.own);
  const confirmed = others.filter((company) => company.state === 'confirmed');
  const [rival] = confirmed.length > 0 ? confirmed : others;
  if (rival === undefined) return about('rivals', 'competitors', t('Answers name no other company.'));
  const first = rivalSentence(name, rival, own, confirmed.length > 0 ? confirmedCompetitors.length : 0, texts);
  const unconfirmed =
    confirmedCompetitors.length === 0
      ? t('No competitor is confirmed yet.')
      : t('None of the confirmed competitors is among the companies named most.');
  return about(
    'rivals',
    'competitors',
    confirmed.length > 0 ? first : `${first} ${unconfirmed}`,
    ...standing(name, own, texts),
  );
}

/** The company named most beside the customer: of the confirmed competitors if any of them is named (`count`), else of all. */
function rivalSentence(
  name: string,
  { company, percentage }: CompanyFigures,
  own: CompanyFigures | undefined,
  count: number,
  { t, percent }: Texts,
): string {
  const figures = { name, rival: shortName(company), share: percent(percentage) };
  const beside = { ...figures, ownShare: percent(own?.percentage ?? null) };
  if (count === 0)
    return own === undefined
      ? t('Besides {name}, answers name {rival} most often: in {share} of answers, no answer names {name}.', figures)
      : t(
          'Besides {name}, answers name {rival} most often: in {share} of answers, {name} in {ownShare} of answers.',
          beside,
        );
  return own === undefined
    ? t(
        'Of the {count, plural, one {# confirmed competitor} other {# confirmed competitors}}, {rival} is named most often: in {share} of answers, no answer names {name}.',
        { ...figures, count },
      )
    : t(
        'Of the {count, plural, one {# confirmed competitor} other {# confirmed competitors}}, {rival} is named most often: in {share} of answers, {name} in {ownShare} of answers.',
        { ...beside, count },
      );
}

/** Share of voice and position of the customer, where they exist. */
function standing(name: string, own: CompanyFigures | undefined, { t, percent, decimal }: Texts): string[] {
  if (own === undefined) return [];
  const [voice, position] = [percent(own.shareOfVoice), decimal(own.averagePosition)];
  if (own.shareOfVoice !== null && own.averagePosition !== null)
    return [
      t('For {name}: its share of voice is {voice}; where it is named, its average position is {position}.', {
        name,
        voice,
        position,
      }),
    ];
  if (own.shareOfVoice !== null) return [t('For {name}: its share of voice is {voice}.', { name, voice })];
  if (own.averagePosition !== null)
    return [t('For {name}: where it is named, its average position is {position}.', { name, position })];
  return [];
}

function sources({ customer, domains, gaps, citationShare }: Figures, { t, percent }: Texts): SummarySentence[] {
  const name = shortName(customer.name);
  const [top] = domains;
  if (top === undefined || citationShare.value === null) return [];
  const [gap] = gaps;
  return about(
    'sources',
    'sources',
    t(
      'The domain cited most is {domain}, in {share} of answers; a domain of {name} is cited in {ownShare} of the {count, plural, one {# answer} other {# answers}} with a source.',
      {
        domain: top.domain,
        share: percent(top.percentage),
        name,
        ownShare: percent(citationShare.value),
        count: citationShare.n,
      },
    ),
    ...(gap === undefined
      ? []
      : [
          t(
            '“{page}” on {domain} is the page cited most in answers that name other companies and never {name}: {count, plural, one {# answer} other {# answers}}.',
            { page: shortName(gap.title || gap.domain), domain: gap.domain, name, count: gap.count },
          ),
        ]),
  );
}

function actions({ recommendations, notes }: Figures, { t }: Texts): SummarySentence[] {
  const of = (status: string): number => recommendations.filter((one) => one.status === status).length;
  const [done, underWay] = [of('Done'), of('In Progress')];
  return [
    ...(done + underWay === 0
      ? []
      : about(
          'actions',
          'recommendations',
          t(
            'Of {count, plural, one {# recommendation} other {# recommendations}}, {done, plural, one {# is} other {# are}} done and {underWay, number} under way.',
            { count: recommendations.length, done, underWay },
          ),
        )),
    ...(notes.length === 0
      ? []
      : about(
          'actions',
          'trend',
          t('{count, plural, one {# event is} other {# events are}} noted in this period; the trend shows when.', {
            count: notes.length,
          }),
        )),
  ];
}

function nextSteps({ recommendations }: Figures): SummarySentence[] {
  const open = recommendations.filter(({ status }) => status === 'New' || status === 'In Progress');
  return about('next', 'recommendations', ...open.slice(0, mostNamed).map(({ title }) => title));
}
