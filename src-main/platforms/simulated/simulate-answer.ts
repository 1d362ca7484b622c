import type { Day } from '#shared/domain/dates.ts';
import type { AnswerOutcome, CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { chanceOf, unitOf, type Chance } from './chance.ts';
import { chooseSources } from './choose-sources.ts';
import { sceneOf, type Scene } from './scene.ts';
import { seedData, type Company } from './seed-data.ts';
import { chanceOfNaming, hasHappened, timesOf, type Moment } from './visibility.ts';
import { workFor } from './work-done.ts';
import { chooseForm, fill, writeAnswer } from './write-answer.ts';

/** One question to the simulation. The same one always gets the same answer. */
export interface SimulatedQuestion {
  readonly seed: number;
  readonly platform: string;
  readonly query: string;
  /** BCP 47 subtag. */
  readonly language: string;
  readonly country: string;
  readonly day: Day;
  readonly sample: number;
  /** The day on which the simulated year ends. */
  readonly today: Day;
}

export interface SimulatedAnswer {
  readonly captured: CapturedAnswer;
  /** Keys of the companies it names: the ground truth that analysis must recover. */
  readonly named: readonly string[];
}

const mostNamed = { aioverview: 5, other: 8 };
const refusedShare = 0.006;
const negatedShare = 0.015;

/** The requested model of simulated chat answers. */
export const simulatedModel = 'simulated-chat-1';

/** Answers a question from invented companies, sources and sentences. Pure except for loading the seed data. */
export function simulateAnswer(question: SimulatedQuestion): SimulatedAnswer {
  const scene = sceneOf(seedData(), question);
  const moment: Moment = { ...question, ...timesOf(question.day, question.today), kind: scene.kind };
  const { seed, platform, query, country, language, day, sample } = question;
  const chance = chanceOf([seed, platform, query, country, language, day, sample].join('|'));
  const outcome = outcomeOf(moment, chance);
  if (outcome !== 'answered') {
    const text = outcome === 'refused' ? chance.pick(scene.phrases.refused) : '';
    return { captured: capture(moment, chance, { outcome, text, citations: [], searches: [] }), named: [] };
  }
  const named = companiesNamed(scene, moment, chance);
  const negated = platform !== 'aioverview' && !named.includes(scene.customer) && chance.happens(negatedShare);
  const citations = chooseSources(scene, moment, named, chance);
  const form = chooseForm(moment, named.length, chance);
  const text = writeAnswer({ scene, moment, form, named, negated, sources: citations }, chance);
  const searches = searchesOf(scene, moment, named, chance);
  return {
    captured: capture(moment, chance, { outcome, text, citations, searches }),
    named: named.map((company) => company.key),
  };
}

function outcomeOf(moment: Moment, chance: Chance): AnswerOutcome {
  if (moment.platform !== 'aioverview') return chance.happens(refusedShare) ? 'refused' : 'answered';
  // Whether a search shows an overview depends mostly on the query.
  const without = 0.03 + 0.32 * unitOf(`overview|${moment.query}|${moment.country}`) ** 2;
  return chance.happens(without) ? 'no_overview' : 'answered';
}

/** Companies the answer names, the most visible mostly first. */
function companiesNamed(scene: Scene, moment: Moment, chance: Chance): Company[] {
  const limit = moment.platform === 'aioverview' ? mostNamed.aioverview : mostNamed.other;
  return scene.market.companies
    .map((company) => ({
      company,
      probability:
        (company === scene.customer ? lostQueryChance(scene, moment) : null) ??
        chanceOfNaming(company, moment, company === scene.customer ? liftOf(scene, moment) : 0),
      draw: chance.next(),
      rank: chance.next(),
    }))
    .filter(({ draw, probability }) => draw < probability)
    .toSorted((one, other) => other.probability + other.rank * 0.5 - (one.probability + one.rank * 0.5))
    .slice(0, limit)
    .map(({ company }) => company);
}

/** The probability that a query names the customer which it then stopped naming; null for all other queries. */
function lostQueryChance({ market }: Scene, moment: Moment): number | null {
  const event = market.events.find((one) => one.kind === 'query' && one.query === moment.query);
  return event === undefined ? null : hasHappened(event, moment) ? 0 : 0.98;
}

/** Log-odds that work done for the customer adds to the answers to a query. */
const liftOf = ({ market }: Scene, moment: Moment): number =>
  workFor(market, moment).reduce((sum, { lift }) => sum + lift, 0);

function searchesOf(scene: Scene, moment: Moment, named: readonly Company[], chance: Chance): string[] {
  if (moment.platform === 'aioverview') return [];
  const { phrases, locale, language } = scene;
  const [first] = named;
  const name = first && (first.names[language] ?? first.name);
  const fitting = phrases.searches.filter((template) => name !== undefined || !template.includes('{name}'));
  const values = {
    subject: locale.subject,
    year: moment.day.slice(0, 4),
    place: locale.place[moment.country] ?? '',
    name: name ?? '',
  };
  return [moment.query, ...chance.some(fitting, chance.between(0, 2)).map((template) => fill(template, values).trim())];
}

interface SimulatedReply {
  readonly outcome: AnswerOutcome;
  readonly text: string;
  readonly citations: readonly CapturedCitation[];
  readonly searches: readonly string[];
}

/** Token and search prices, US dollars: of the same order as real platforms, so that budgets have something to show. */
const priceOf = { search: 0.01, inputToken: 0.000_001_25, outputToken: 0.000_01 };

function capture(moment: Moment, chance: Chance, reply: SimulatedReply): CapturedAnswer {
  const overview = moment.platform === 'aioverview';
  const inputTokens = overview ? null : chance.between(900, 5200);
  const outputTokens = overview ? null : Math.ceil(reply.text.length / 3.6);
  const searches = overview ? 1 : reply.searches.length;
  const requestedModel = overview ? null : simulatedModel;
  const month = moment.day.slice(0, 7);
  return {
    ...reply,
    requestedModel,
    servedModel: overview
      ? 'simulated-overview-1'
      : `simulated-chat-1-${month.slice(0, 4)}q${Math.ceil(Number(month.slice(5)) / 3)}`,
    provider: 'simulated',
    surface: 'simulated',
    latencyMs: overview ? chance.between(700, 2600) : chance.between(3500, 16_000),
    usage: { inputTokens, outputTokens, searches },
    reportedCostUsd:
      searches * priceOf.search + (inputTokens ?? 0) * priceOf.inputToken + (outputTokens ?? 0) * priceOf.outputToken,
    // There is no platform reply to store.
    raw: null,
  };
}
