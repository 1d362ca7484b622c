import type { OutputOf } from '#shared/contract/index.ts';
import { addDays } from '#shared/domain/dates.ts';
import { seeded } from './seeded.ts';

export const today = '2026-11-20';
export const platforms = ['chatgpt', 'aioverview'] as const;

/** A made-up agency for working on the dashboard: clients, groups, companies, queries. */
export const customers = [
  { id: 1, name: 'Larkspur Bikes', websiteUrl: 'https://larkspur.example' },
  { id: 2, name: 'Mirador Hotels', websiteUrl: 'https://mirador.example' },
  { id: 3, name: 'Tessel CRM', websiteUrl: 'https://tessel.example' },
  { id: 4, name: 'נחל מים מינרליים', websiteUrl: 'https://nahal.example' },
] as const;

export const groups = [
  { id: 11, customerId: 3, name: 'CRM for small agencies', language: 'English', country: 'us', status: 'Active' },
  { id: 12, customerId: 3, name: 'Sales pipeline software', language: 'English', country: 'gb', status: 'Active' },
  { id: 13, customerId: 3, name: 'תוכנת CRM לעסקים קטנים', language: 'Hebrew', country: 'il', status: 'Pause' },
  { id: 14, customerId: 1, name: 'E-bikes', language: 'German', country: 'de', status: 'Active' },
] as const;

export const companies = [
  'Tessel CRM',
  'HubSpot',
  'Pipedrive',
  'Zoho CRM',
  'Salesforce',
  'Copper',
  'Close',
  'monday CRM',
  'Freshsales',
  'Capsule',
  'Nutshell',
  'Attio',
  'Folk',
];

export const domains = [
  ['g2.com', 'reviews'],
  ['hubspot.com', 'competitor'],
  ['reddit.com', 'forum'],
  ['tessel.example', 'owned'],
  ['capterra.com', 'reviews'],
  ['forbes.com', 'news'],
  ['youtube.com', 'video'],
  ['pipedrive.com', 'competitor'],
  ['zapier.com', 'blog'],
  ['wikipedia.org', 'reference'],
  ['techradar.com', 'news'],
] as const;

const subjects = [
  'a small agency',
  'a team of five',
  'consultants',
  'a family business',
  'freelancers',
  'a remote team',
  'real estate agents',
  'a start-up',
];
const needs = ['simple', 'affordable', 'well-supported', 'mobile-friendly', 'GDPR-compliant'];

/** Forty questions; those of the Hebrew group are written right to left. */
export const queriesOf = (groupId: number): { id: number; text: string }[] =>
  Array.from({ length: 40 }, (_, index) => {
    const subject = subjects[index % subjects.length];
    const need = needs[index % needs.length];
    const text =
      groupId === 13
        ? `איזו מערכת CRM מתאימה לעסק קטן מספר ${index + 1}?`
        : `Which ${need} CRM is best for ${subject}${index >= 20 ? ' that already uses Gmail' : ''}?`;
    return { id: groupId * 1_000 + index, text };
  });

export interface Scan {
  readonly id: number;
  readonly groupId: number;
  readonly platform: string;
  readonly date: string;
}

/** A year of weekly scans of every group on both platforms. */
export const scans: readonly Scan[] = groups.flatMap((group) =>
  platforms.flatMap((platform, p) =>
    Array.from({ length: 52 }, (_, week) => ({
      id: group.id * 1_000 + p * 100 + week,
      groupId: group.id,
      platform,
      date: addDays(today, -7 * (51 - week) - 3),
    })),
  ),
);

export type AnswerItem = OutputOf<'list-answers'>['answers'][number];

/** The answer of a query in a scan: the same every time. */
export function answerOf(scan: Scan, query: { id: number; text: string }): AnswerItem {
  const random = seeded(scan.id * 7919 + query.id * 31);
  const week = scan.id % 100;
  const mentioned = random() < (scan.platform === 'chatgpt' ? 0.42 + week * 0.006 : 0.3 + week * 0.002);
  const roll = random();
  const outcome = scan.platform === 'aioverview' && roll < 0.22 ? 'no_overview' : roll > 0.985 ? 'refused' : 'answered';
  const competitors = outcome === 'answered' ? 1 + Math.floor(random() * 6) : 0;
  const named = companies.slice(1).toSorted((a, b) => ((query.id * a.length) % 7) - ((query.id * b.length) % 7));
  const hit = outcome === 'answered' && mentioned;
  return {
    answerId: scan.id * 100 + (query.id % 1_000),
    executionId: scan.id,
    queryId: query.id,
    query: query.text,
    queryGroupId: scan.groupId,
    queryGroupName: groups.find((group) => group.id === scan.groupId)?.name ?? '',
    platform: scan.platform,
    date: scan.date,
    outcome,
    mentioned: hit,
    position: hit ? 1 + Math.floor(random() * 5) : null,
    competitors,
    topCompetitors: named.slice(0, Math.min(3, competitors)),
    citations: outcome === 'answered' ? Math.floor(random() * 9) : 0,
    ownCited: hit && random() < 0.4,
  };
}
