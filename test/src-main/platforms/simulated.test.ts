import { describe, expect, test } from 'vitest';
import type { ScanRequest } from '#main/platforms/platform-scanner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { seedData } from '#main/platforms/simulated/seed-data.ts';
import { simulateAnswer, type SimulatedQuestion } from '#main/platforms/simulated/simulate-answer.ts';
import { simulatedProvider, type SimulatedOptions } from '#main/platforms/simulated/simulated.ts';
import { findLanguage, languages } from '#shared/domain/languages.ts';
import { addDays } from '#shared/domain/dates.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const never = new AbortController().signal;
const request: ScanRequest = {
  query: 'What is the best project management tool for a small agency?',
  language: 'en',
  country: 'us',
  sample: 1,
};
const atOnce: SimulatedOptions = { now, timeZone: 'UTC', latencyMs: [0, 0], failureShare: 0 };
const scanner = (options: SimulatedOptions = atOnce, platform: 'chatgpt' | 'aioverview' | 'perplexity' = 'chatgpt') =>
  simulatedProvider(platform, options).create({ credentials: {}, baseUrl: null, model: null });

const question: SimulatedQuestion = {
  seed: 1,
  platform: 'chatgpt',
  ...request,
  day: '2026-11-20',
  today: '2026-11-20',
};

/** Every query of the sample on both platforms, on some days of the year. */
const everything = seedData().markets.flatMap((market) =>
  market.groups.flatMap((group) =>
    group.queries.flatMap(([query]) =>
      ['chatgpt', 'aioverview'].flatMap((platform) =>
        [0, 91, 182, 273].map((daysAgo) => {
          const language = findLanguage(group.language)?.code ?? 'en';
          const asked = {
            ...question,
            platform,
            query,
            language,
            country: group.country,
            day: addDays('2026-11-20', -daysAgo),
          };
          return { market, language, question: asked, answer: simulateAnswer(asked) };
        }),
      ),
    ),
  ),
);

describe('a simulated platform', () => {
  test('gives the same answer to the same question on the same day, byte for byte', async () => {
    const [one, other] = [await scanner().ask(request, never), await scanner().ask(request, never)];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    for (const { question: asked, answer } of everything.slice(0, 200))
      expect(JSON.stringify(simulateAnswer(asked))).toBe(JSON.stringify(answer));
  });

  test.each([
    { day: '2026-11-19' },
    { seed: 2 },
    { sample: 2 },
    { platform: 'aioverview' },
    { country: 'gb' },
    { query: 'Which project management software is easiest to learn?' },
  ])('gives a different answer if %j differs', (change) => {
    expect(simulateAnswer({ ...question, ...change }).captured.text).not.toBe(simulateAnswer(question).captured.text);
  });

  test('says everywhere that it is simulated', async () => {
    for (const platform of ['chatgpt', 'aioverview', 'perplexity'] as const) {
      const definition = simulatedProvider(platform);
      expect(definition).toMatchObject({
        id: `simulated-${platform}`,
        platform,
        surface: 'simulated',
        credentials: [],
      });
      const answer = await scanner(atOnce, platform).ask(request, never);
      expect(answer).toMatchObject({ provider: 'simulated', surface: 'simulated', raw: null });
      expect(answer.servedModel).toMatch(/^simulated-/);
    }
  });

  test('waits the given time, and stops waiting when the scan is cancelled', async () => {
    const started = performance.now();
    const answer = await scanner({ ...atOnce, latencyMs: [40, 60] }).ask(request, never);
    expect(performance.now() - started).toBeGreaterThanOrEqual(38);
    expect(answer.latencyMs).toBeGreaterThanOrEqual(40);
    expect(answer.latencyMs).toBeLessThanOrEqual(60);
    const cancelled = scanner({ ...atOnce, latencyMs: [10_000, 10_000] }).ask(request, AbortSignal.timeout(10));
    await expect(cancelled).rejects.toMatchObject({ name: 'ScanFailure', kind: 'cancelled' });
    await expect(scanner().ask(request, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
  });

  test('sometimes fails temporarily: the second attempt gets the answer', async () => {
    const shaky = scanner({ ...atOnce, failureShare: 1 });
    const failure: unknown = await shaky.ask(request, never).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ScanFailure);
    expect(['rate_limited', 'server']).toContain((failure as ScanFailure).kind);
    expect(await shaky.ask(request, never)).toEqual(await scanner().ask(request, never));
  });

  test('answers unknown queries, in any supported language', async () => {
    for (const { code } of languages) {
      const answer = await scanner().ask({ query: `xyzzy ${code}`, language: code, country: 'nz', sample: 1 }, never);
      expect(answer.outcome === 'refused' || answer.text.length > 40).toBe(true);
    }
    const bikes = simulateAnswer({
      ...question,
      query: 'Un vélo électrique pour la montagne',
      language: 'fr',
      country: 'fr',
    });
    const known = new Set(
      seedData()
        .markets.find((market) => market.customer.key === 'velorive')
        ?.companies.map(({ key }) => key),
    );
    expect(bikes.named.every((key) => known.has(key))).toBe(true);
  });
});

describe('simulated answers', () => {
  test('name the companies they are meant to name, and no others but a customer nothing was found about', () => {
    const withoutLinks = (text: string) => text.replaceAll(/\([^)]*https[^)]*\)/g, '');
    const unmeant: string[] = [];
    for (const { market, language, answer } of everything)
      for (const company of market.companies) {
        const names = [company.names[language] ?? company.name, ...company.aliases];
        const text = withoutLinks(answer.captured.text);
        const appears = names.some((name) => text.includes(name));
        if (answer.named.includes(company.key)) expect(appears, company.name).toBe(true);
        else if (appears) unmeant.push(company.key);
      }
    const customers = new Set(seedData().markets.map(({ customer }) => customer.key));
    expect(unmeant.filter((key) => !customers.has(key))).toEqual([]);
    expect(unmeant.length).toBeGreaterThan(0);
    expect(unmeant.length).toBeLessThan(everything.length * 0.02);
  });

  test('leave no template placeholder unfilled', () => {
    for (const { answer } of everything) expect(answer.captured.text).not.toMatch(/[{}]|undefined|\bNaN\b/);
  });

  test('have every possible outcome, and sometimes name no company', () => {
    const outcomes = Object.groupBy(everything, ({ answer }) => answer.captured.outcome);
    expect(Object.keys(outcomes).toSorted()).toEqual(['answered', 'no_overview', 'refused']);
    expect(
      outcomes.no_overview?.every(
        ({ question: asked, answer }) => asked.platform === 'aioverview' && answer.captured.text === '',
      ),
    ).toBe(true);
    expect(outcomes.answered?.some(({ answer }) => answer.named.length === 0)).toBe(true);
    expect(outcomes.answered?.some(({ answer }) => answer.named.length >= 5)).toBe(true);
  });

  test('come as lists, sections, tables and plain text, short and long, with sources and without', () => {
    const texts = everything.map(({ answer }) => answer.captured.text);
    for (const sign of [/^1\. \*\*/m, /^### /m, /^\| --- \|/m, /^- /m])
      expect(texts.some((text) => sign.test(text))).toBe(true);
    const lengths = texts.filter((text) => text !== '').map((text) => text.length);
    expect(Math.min(...lengths)).toBeLessThan(150);
    expect(Math.max(...lengths)).toBeGreaterThan(1200);
    const sources = everything
      .filter(({ answer }) => answer.captured.outcome === 'answered')
      .map(({ answer }) => answer.captured.citations);
    expect(sources.some((citations) => citations.length === 0)).toBe(true);
    expect(sources.flat().some(({ cited }) => !cited)).toBe(true);
  });

  test('speak six languages', () => {
    expect(new Set(everything.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es', 'he', 'ja', 'fr']));
    const ofLanguage = (code: string) =>
      everything.filter(({ language, answer }) => language === code && answer.captured.text !== '');
    for (const { answer } of ofLanguage('he')) expect(answer.captured.text).toMatch(/\p{Script=Hebrew}{3}/u);
    for (const { answer } of ofLanguage('ja')) expect(answer.captured.text).toMatch(/\p{Script=Hiragana}/u);
  });

  test('cite invented sites, and of real ones only general public ones', () => {
    const hosts = new Set(
      everything.flatMap(({ answer }) => answer.captured.citations.map(({ url }) => new URL(url).hostname)),
    );
    for (const host of hosts) expect(host).toMatch(/\.example$|^\w+\.wikipedia\.org$|^www\.(?:reddit|youtube)\.com$/);
  });

  test('never come from a question that names the customer', () => {
    for (const market of seedData().markets) {
      const own = market.companies.find((company) => company.key === market.customer.key);
      const names = [own?.name ?? '', ...Object.values(own?.names ?? {})].map((name) => name.toLowerCase());
      for (const group of market.groups)
        for (const [query] of group.queries) for (const name of names) expect(query.toLowerCase()).not.toContain(name);
    }
  });
});

describe('the seed', () => {
  /** Well-known names of the fields: the sample must never seem to say anything about them. */
  const real =
    'asana trello monday.com jira clickup notion basecamp wrike smartsheet airtable todoist teamwork linear slack microsoft google salomon hoka asics brooks saucony altra nike adidas ' +
    'dynafit scarpa sportiva lowa meindl inov-8 puma mizuno merrell meliá melia barceló barcelo iberostar riu hipotels isrotel fattal dan hilton marriott ikos tui booking.com tripadvisor airbnb ' +
    'moustache gazelle decathlon peugeot cannondale yamaha panasonic bridgestone giant trek specialized vanmoof cowboy shimano bosch canyon orbea brompton lapierre chatgpt openai ' +
    'delonghi breville gaggia jura nespresso melitta emma tempur pikolin flex casper aviva axa admiral churchill datev lexware personio haufe ' +
    'purina orijen acana whiskas pedigree enpal viessmann fronius sonnen phonak oticon jabra starkey signia 1password bitwarden lastpass dashlane nordpass';
  const words = new Set(real.split(' '));

  test('holds no real brand', () => {
    for (const market of seedData().markets)
      for (const company of market.companies) {
        expect(words.has(company.name.toLowerCase()), company.name).toBe(false);
        expect(company.domain).toMatch(/\.example$/);
      }
    const texts = everything.map(({ answer }) => answer.captured.text.toLowerCase()).join('\n');
    for (const word of words)
      expect(
        texts.match(new RegExp(`(?<![\\p{L}.])${word.replaceAll('.', '\\.')}(?![\\p{L}])`, 'u'))?.[0],
        word,
      ).toBeUndefined();
  });

  test('has 8 to 12 companies and 10 to 16 queries a group for customers of a year, fewer for the others', () => {
    for (const market of seedData().markets) {
      const [fewestCompanies, fewestQueries] = market.weeks === undefined ? [8, 10] : [4, 5];
      expect(market.companies.length - 1).toBeGreaterThanOrEqual(fewestCompanies);
      expect(market.companies.length - 1).toBeLessThanOrEqual(12);
      for (const group of market.groups) {
        expect(group.queries.length).toBeGreaterThanOrEqual(fewestQueries);
        expect(group.queries.length).toBeLessThanOrEqual(16);
        expect(new Set(group.queries.map(([text]) => text)).size).toBe(group.queries.length);
      }
    }
  });
});
