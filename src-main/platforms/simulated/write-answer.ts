import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { unitOf, type Chance } from './chance.ts';
import type { Scene } from './scene.ts';
import type { Company } from './seed-data.ts';
import type { Moment } from './visibility.ts';

export type AnswerForm = 'list' | 'sections' | 'table' | 'prose' | 'short' | 'advice';

/** The form of an answer: overviews are shorter, comparisons prefer tables, advice needs no names. */
export function chooseForm(moment: Moment, named: number, chance: Chance): AnswerForm {
  if (named === 0 || moment.kind === 'advice') return 'advice';
  if (named === 1) return 'prose';
  const draw = chance.next();
  if (moment.kind === 'compare' && draw < 0.55) return 'table';
  if (moment.platform === 'aioverview') return draw < 0.4 ? 'list' : draw < 0.8 ? 'prose' : 'short';
  return draw < 0.35
    ? 'list'
    : draw < 0.57
      ? 'sections'
      : draw < 0.7 && named > 1
        ? 'table'
        : draw < 0.88
          ? 'prose'
          : 'short';
}

/** Replaces the placeholders of a template. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

export interface AnswerToWrite {
  readonly scene: Scene;
  readonly moment: Moment;
  readonly form: AnswerForm;
  readonly named: readonly Company[];
  /** Whether it says that nothing was found about the customer. */
  readonly negated: boolean;
  readonly sources: readonly CapturedCitation[];
}

/** The Markdown of an answer. It names every company in `named`, and no other except a negated customer. */
export function writeAnswer(answer: AnswerToWrite, chance: Chance): string {
  const { scene, moment, form, named } = answer;
  const { phrases, locale } = scene;
  const general = {
    subject: locale.subject,
    year: moment.day.slice(0, 4),
    place: locale.place[moment.country] ?? Object.values(locale.place)[0] ?? '',
  };
  const say = (templates: readonly string[], values: Readonly<Record<string, string>> = {}) =>
    fill(chance.pick(templates), { ...general, ...values });
  const usedTraits = new Set<string>();
  const facts = (company: Company) => factsOf(company, scene, chance, usedTraits);
  const cite = citer(answer, chance);
  const [first, ...others] = named;
  const blocks: string[] = [];
  const criteria = (count: number) =>
    chance
      .some(locale.criteria, count)
      .map((sentence) => `- ${sentence}`)
      .join('\n');

  switch (form) {
    case 'advice':
      blocks.push(say(phrases.adviceIntro), `${criteria(chance.between(3, 5))}${cite()}`);
      for (const company of named) blocks.push(`${say(phrases.prose, facts(company))}${cite()}`);
      break;
    case 'list': {
      const ordered = chance.happens(0.7);
      blocks.push(say(phrases.intro));
      blocks.push(
        named
          .map((company, index) => `${ordered ? `${index + 1}.` : '-'} ${say(phrases.item, facts(company))}${cite()}`)
          .join('\n'),
      );
      break;
    }
    case 'sections':
      blocks.push(say(phrases.intro), say(phrases.heading.list));
      for (const company of named) {
        const about = facts(company);
        const details = chance.some(phrases.details, chance.between(2, 3)).map((template) => fill(template, about));
        blocks.push(`### ${about.name}`, `${details.join('\n')}${cite()}`);
      }
      blocks.push(say(phrases.heading.criteria), criteria(chance.between(2, 4)));
      break;
    case 'table': {
      const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      const rows = named
        .map(facts)
        .map(({ name, trait, audience, price }) => row([`**${name}**`, trait, audience, price]));
      blocks.push(
        say(phrases.table.before),
        [row(phrases.table.head), '| --- | --- | --- | --- |', ...rows].join('\n'),
      );
      if (first && others[0])
        blocks.push(`${say(phrases.versus, { ...facts(first), other: facts(others[0]).name })}${cite()}`);
      break;
    }
    case 'prose':
      if (first) blocks.push(`${say(phrases.top, facts(first))}${cite()}`);
      for (const pair of pairs(others))
        blocks.push(pair.map((company) => `${say(phrases.prose, facts(company))}${cite()}`).join(' '));
      break;
    case 'short':
      if (first) blocks.push(`${say(phrases.top, facts(first))}${cite()}`);
      if (others.length > 0)
        blocks.push(others.map((company) => `- ${say(phrases.item, facts(company))}${cite()}`).join('\n'));
      break;
  }
  if (answer.negated) blocks.push(say(phrases.negation, { name: facts(scene.customer).name }));
  if (moment.platform !== 'aioverview' && form !== 'short') blocks.push(say(phrases.closing));
  return blocks.filter((block) => block !== '').join('\n\n');
}

interface Facts extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly trait: string;
  readonly trait2: string;
  readonly audience: string;
  readonly price: string;
  readonly caveat: string;
}

/** Statements about a company: always from the same small set, preferring traits not yet used for a different company. */
function factsOf(company: Company, { locale, language }: Scene, chance: Chance, usedTraits: Set<string>): Facts {
  const lasting = (what: string, values: readonly string[], count: number) =>
    lastingPick(`${company.key}|${language}|${what}`, values, count);
  const traits = lasting('trait', locale.traits, 5);
  const unused = traits.filter((trait) => !usedTraits.has(trait));
  const [trait = '', trait2 = ''] = chance.some(unused.length > 1 ? unused : traits, 2);
  usedTraits.add(trait);
  const alias = company.aliases[0];
  const name = company.names[language] ?? (alias !== undefined && chance.happens(0.15) ? alias : company.name);
  return {
    name,
    trait,
    trait2,
    audience: chance.pick(lasting('audience', locale.audiences, 2)),
    price: lasting('price', locale.prices, 1)[0] ?? '',
    caveat: chance.pick(lasting('caveat', locale.caveats, 2)),
  };
}

const lastingPicks = new Map<string, readonly string[]>();

/** The same few of many values for a name every time. */
function lastingPick(name: string, values: readonly string[], count: number): readonly string[] {
  const known = lastingPicks.get(name);
  if (known) return known;
  const ranked = values
    .map((value) => ({ value, rank: unitOf(`${name}|${value}`) }))
    .toSorted((one, other) => one.rank - other.rank);
  const picked = ranked.slice(0, count).map(({ value }) => value);
  lastingPicks.set(name, picked);
  return picked;
}

/** Source marks inside the text, as a chat platform sets them. */
function citer({ moment, sources }: AnswerToWrite, chance: Chance): () => string {
  if (moment.platform === 'aioverview') return () => '';
  const cited = sources.filter((source) => source.cited);
  return () => {
    if (cited.length === 0 || !chance.happens(0.45)) return '';
    const source = chance.pick(cited);
    const url = `${source.url}${source.url.includes('?') ? '&' : '?'}utm_source=simulated`;
    return ` ([${cited.indexOf(source) + 1}](${url}))`;
  };
}

function pairs<Value>(values: readonly Value[]): Value[][] {
  const grouped: Value[][] = [];
  for (let index = 0; index < values.length; index += 2) grouped.push(values.slice(index, index + 2));
  return grouped;
}
