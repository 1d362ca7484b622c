import type { OutputOf } from '#shared/contract/index.ts';
import { answerOf, companies, queriesOf, scans, type Scan } from './world.ts';

type FullAnswer = OutputOf<'get-answer'>;

const hebrew = `## מערכות CRM מומלצות לעסקים קטנים

הבחירה תלויה בגודל הצוות ובתקציב. **Tessel CRM** בולטת בפשטות שלה, ואילו **HubSpot** מציעה גרסה חינמית נדיבה.

1. **HubSpot** — חינם עד חמישה משתמשים.
2. **Tessel CRM** — מתאימה לסוכנויות קטנות ([tessel.example](https://tessel.example/he)).
3. **Pipedrive** — דגש על צנרת המכירות.
`;

const english = `## Short answer

For most small agencies **HubSpot** is the safe start, while **Tessel CRM** is the easier one to live with day to day ([g2.com](https://www.g2.com/categories/crm?utm_source=openai)). *Pipedrive* & Zoho\\_CRM follow.

### Compared

| Product | Best for | From |
|:--|:--|--:|
| **HubSpot** | marketing and sales in one | $0 |
| [Tessel CRM](https://tessel.example/pricing) | agencies of 2–20 people | $12 |
| Pipedrive | a clear pipeline | $14 |
| Zoho CRM | many add-ons | $14 |

> I found no information about Copper in this price range.

#### Why these

- **Tessel CRM**: set up in an afternoon, and it keeps client work and pipeline in one place ([tessel.example](https://tessel.example/agencies)).
- **HubSpot**: the free tier covers five users ([hubspot.com](https://www.hubspot.com/pricing/crm)).
- **Pipedrive**: reviewers on Reddit praise its \`deal rotting\` alerts ([reddit.com](https://www.reddit.com/r/CRM/comments/abc123)).

If you already use Gmail, try Copper or Tessel CRM's Gmail add-on first.
`;

const names = ['Tessel CRM', 'HubSpot', 'Pipedrive', 'Zoho CRM', 'Copper'];

function mentionsOf(markdown: string, own: boolean): FullAnswer['mentions'] {
  return names
    .flatMap((name) =>
      [...markdown.matchAll(new RegExp(name, 'g'))].map((match) => ({
        name,
        start: match.index,
        end: match.index + name.length,
      })),
    )
    .filter(({ name }) => own || name !== 'Tessel CRM')
    .toSorted((a, b) => a.start - b.start)
    .map(({ name, start, end }) => ({
      start,
      end,
      brandId: companies.indexOf(name) + 1,
      company: name,
      own: name === 'Tessel CRM',
      rule: 'exact',
      negated: markdown.slice(0, start).endsWith('no information about '),
    }));
}

const citation = (
  position: number,
  url: string,
  domain: string,
  title: string,
  category: FullAnswer['citations'][number]['category'],
  cited = true,
) => ({ position, url, domain, title, cited, category });

/** The full answer of an id made by `answerOf`; undefined when there is none. */
export function fullAnswer(answerId: number): FullAnswer | undefined {
  const scan = scans.find((candidate) => candidate.id === Math.floor(answerId / 100));
  const query = scan && queriesOf(scan.groupId).find((candidate) => candidate.id % 1_000 === answerId % 100);
  if (scan === undefined || query === undefined) return undefined;
  const item = answerOf(scan, query);
  const inHebrew = scan.groupId === 13;
  const text =
    item.outcome === 'answered'
      ? inHebrew
        ? hebrew
        : english
      : item.outcome === 'refused'
        ? "I can't help with that."
        : '';
  const markdown = item.mentioned
    ? text
    : text.replaceAll('Tessel CRM', 'Capsule').replaceAll('tessel.example', 'capsulecrm.com');
  const history = scans
    .filter((other: Scan) => other.groupId === scan.groupId && other.platform === scan.platform)
    .toReversed()
    .map((other) => answerOf(other, query))
    .map(({ answerId: id, date, outcome, mentioned, position }) => ({
      answerId: id,
      date,
      outcome,
      mentioned,
      position,
    }));
  return {
    answerId,
    executionId: scan.id,
    queryId: query.id,
    query: query.text,
    queryGroupId: scan.groupId,
    queryGroupName: item.queryGroupName,
    customerId: 3,
    platform: scan.platform,
    language: inHebrew ? 'Hebrew' : 'English',
    outcome: item.outcome,
    markdown,
    mentioned: item.mentioned,
    position: item.position,
    mentions: mentionsOf(markdown, item.mentioned),
    citations:
      item.outcome === 'answered'
        ? [
            citation(1, 'https://www.g2.com/categories/crm', 'g2.com', 'Best CRM Software in 2026 | G2', 'reviews'),
            citation(2, 'https://tessel.example/agencies', 'tessel.example', 'CRM for agencies', 'owned'),
            citation(3, 'https://www.hubspot.com/pricing/crm', 'hubspot.com', 'CRM pricing', 'competitor'),
            citation(
              4,
              'https://www.reddit.com/r/CRM/comments/abc123',
              'reddit.com',
              'What CRM do you actually like? : r/CRM',
              'forum',
            ),
            citation(5, 'https://www.forbes.com/advisor/business/software/best-crm/', 'forbes.com', '', 'news', false),
          ]
        : [],
    sourcesReported: true,
    searches:
      scan.platform === 'chatgpt' && item.outcome === 'answered'
        ? ['best crm small agency 2026', 'tessel crm vs hubspot', 'crm pricing comparison reddit']
        : [],
    requestedModel: scan.platform === 'chatgpt' ? 'gpt-5-mini' : null,
    servedModel: scan.platform === 'chatgpt' ? 'gpt-5-mini-2026-08-07' : null,
    provider: scan.platform === 'chatgpt' ? 'openai' : 'serpapi',
    surface: scan.platform === 'chatgpt' ? 'api' : 'serp',
    latencyMs: 8_423,
    inputTokens: scan.platform === 'chatgpt' ? 9_214 : null,
    outputTokens: scan.platform === 'chatgpt' ? 611 : null,
    costUsd: scan.platform === 'chatgpt' ? 0.0132 : 0.015,
    capturedAt: `${scan.date}T05:12:44Z`,
    analysisVersion: 1,
    history,
  };
}
