import { expect, test } from 'vitest';
import { createBudget } from '#main/money/budget.ts';
import { largestInputTokens } from '#main/money/largest-input.ts';
import { createPriceBook } from '#main/money/price-book.ts';
import { candidatesQuestion } from '#main/models/model-discovery-job.ts';
import { longestReplyTokens, payForModel } from '#main/models/pay-for-model.ts';
import { bookedSince } from '#main/store/spend.ts';
import { seedStore } from '#test/support/seed-store.ts';

const model = 'expensive-model';
const config = { apiKey: 'k', baseUrl: null, model };

/** A letter of every script that answers are written in, and some outside the basic plane. */
const letters: readonly (readonly [script: string, letter: string])[] = [
  ['Latin', 'a'],
  ['Latin with accents', 'ệ'],
  ['Greek', 'Ω'],
  ['Cyrillic', 'ж'],
  ['Hebrew', 'ש'],
  ['Arabic', 'ع'],
  ['Devanagari', 'क्ष'],
  ['Bengali', 'ক'],
  ['Gujarati', 'ક'],
  ['Gurmukhi', 'ਕ'],
  ['Kannada', 'ಕ'],
  ['Malayalam', 'ക'],
  ['Tamil', 'க'],
  ['Telugu', 'క'],
  ['Sinhala', 'ක'],
  ['Thai', 'ก'],
  ['Lao', 'ກ'],
  ['Khmer', 'ក'],
  ['Burmese', 'က'],
  ['Tibetan', 'ཀ'],
  ['Georgian', 'ქ'],
  ['Armenian', 'ք'],
  ['Ethiopic', 'ከ'],
  ['Hangul', '한'],
  ['Kana', 'カ'],
  ['Han', '語'],
  ['Han outside the basic plane', '𠮷'],
  ['Emoji', '👩‍💻'],
];

const longestPrompt = (letter: string) => candidatesQuestion(1, letter.repeat(Math.ceil(30_000 / letter.length)));

test.each(letters)(
  'the longest prompt in %s costs no more than was reserved, at one token a byte',
  async (_, letter) => {
    const { store, customerId } = seedStore();
    const now = () => new Date('2026-11-20T10:00:00Z');
    const price = { provider: 'openai', model, from: '2026-01-01', inputPerMillion: 3, outputPerMillion: 15 };
    const own = [price];
    const prices = createPriceBook(store, () => own);
    const budget = createBudget({
      caps: () => ({ workspace: 10_000_000, customers: new Map(), platforms: new Map() }),
      today: () => '2026-11-20',
      customerName: () => 'Acme',
      bookedSince: (day, customer, platform) => bookedSince(store, day, customer, platform).costMicro,
    });
    const payment = payForModel({ store, timeZone: 'UTC', now, budget, prices }, config, customerId);
    expect(payment.maxOutputTokens).toBe(longestReplyTokens);
    const { instructions, prompt } = longestPrompt(letter);
    let reserved = 0;
    await payment.pay([instructions, prompt], () => {
      reserved = budget.reserved({ customerId });
      // The worst a byte-level tokenizer does: it merges nothing.
      const inputTokens = new TextEncoder().encode(instructions + prompt).length;
      return Promise.resolve({ result: { reply: [] }, used: { inputTokens, outputTokens: longestReplyTokens } });
    });
    const { costMicro } = bookedSince(store, '2026-11-01', customerId, 'analysis');
    expect(costMicro).toBeGreaterThan(0);
    expect(costMicro).toBeLessThanOrEqual(reserved);
    // Not absurd: at most three bytes a UTF-16 unit.
    expect(largestInputTokens(prompt)).toBeLessThanOrEqual(3 * prompt.length + 500);
    expect(budget.reserved({})).toBe(0);
  },
);
