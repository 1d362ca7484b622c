import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { memoise } from '#main/analysis/memoise.ts';
import { hashOn, swingOf, unitOf } from './chance.ts';
import type { Company, QueryKind } from './seed-data.ts';

/** Where and when an answer is given. */
export interface Moment {
  readonly seed: number;
  readonly platform: string;
  readonly country: string;
  readonly language: string;
  readonly query: string;
  readonly kind: QueryKind;
  readonly day: Day;
  /** How much of the year that ends today had passed on that day, 0 to 1: the progress of the drift. */
  readonly passed: number;
  /** The time of the year as an angle, radians. */
  readonly season: number;
}

const year = 364;
const weeksOfYear = year / 7;

/** Whether something that happened a number of weeks before today had happened by then. */
export const hasHappened = ({ weeksAgo }: { readonly weeksAgo: number }, { passed }: Moment): boolean =>
  passed >= 1 - weeksAgo / weeksOfYear;

/** Drift and season on a day, relative to today. */
export const timesOf = (day: Day, today: Day): Pick<Moment, 'passed' | 'season'> => times(`${day} ${today}`);

const times = memoise((days): Pick<Moment, 'passed' | 'season'> => {
  const [day = '', today = ''] = days.split(' ');
  return {
    passed: Math.min(1, Math.max(0, 1 - daysBetween(day, today) / year)),
    season: (2 * Math.PI * daysBetween(`${day.slice(0, 4)}-01-01`, day)) / 365,
  };
}, 1_000);

/** The share of the year after which a new competitor appears. */
const entrance = 0.42;

/**
 * The hidden probability that an answer names a company. Log-odds that add up: its strength, its bias on the platform
 * and in the country, a drift over the year, a season, a constant effect of the country and of the query, and an effect
 * shared by all answers of one scan, so that these are not independent; and `lift`, what was done for it.
 */
export function chanceOfNaming(company: Company, moment: Moment, lift = 0): number {
  if (company.only && !company.only.includes(moment.country)) return 0;
  const { platform, country, seed, passed } = moment;
  if (company.trend === 'entering' && passed < entrance) return 0;
  const place = hashOn(`${seed}|${company.key}|${country}|${moment.language}`);
  const logOdds =
    company.strength -
    0.5 +
    lift +
    (company.bias[platform] ?? 0) +
    (company.bias[country] ?? 0) +
    driftOf(company.trend, passed) +
    0.25 * Math.sin(moment.season + 2 * Math.PI * unitOf(company.key)) +
    0.5 * swingOf(`|${platform}`, place) +
    1.4 * swingOf(`|${moment.query}`, place) +
    0.7 * swingOf(`|${platform}|${moment.day}`, place) +
    (moment.kind === 'advice' ? -2.4 : moment.kind === 'price' ? -0.8 : 0);
  return 1 / (1 + Math.exp(-logOdds));
}

function driftOf(trend: Company['trend'], passed: number): number {
  switch (trend) {
    case 'rising':
      return 2.6 * (passed - 0.5);
    case 'falling':
      return -2.4 * (passed - 0.5);
    case 'entering':
      return -2.2 + (3.4 * (passed - entrance)) / (1 - entrance);
    case 'flat':
      return 0;
  }
}
