import { describe, expect, test } from 'vitest';
import { actionLimits, fewestDrawn } from '#shared/contract/workspace/actions.ts';
import { addDays } from '#shared/domain/dates.ts';
import { drawOrder, possibleOrders } from '#main/analysis/effects/draw-order.ts';
import { randomisedOrderEffect } from '#main/analysis/effects/order-effect.ts';
import { refutedAt } from '#main/analysis/effects/order-paths.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomAction, simulatedActionDay } from '#test/support/random-effects.ts';

const never = '9999-12-31';
const pages = Array.from({ length: 20 }, (_, index) => ({ unit: `page ${index}`, rate: index / 20 }));
const halves = [
  { day: simulatedActionDay, units: 8 },
  { day: never, units: 12 },
];

describe('a drawn order', () => {
  test('is the same for the same seed, and has the wanted number of pages on every date', () => {
    const request = { seed: 7, units: pages, waves: halves };
    const draw = drawOrder(request);
    expect(drawOrder(request)).toEqual(draw);
    expect(drawOrder({ ...request, seed: 8 })).not.toEqual(draw);
    expect(draw.units.map(({ unit }) => unit)).toEqual(pages.map(({ unit }) => unit));
    expect(draw.units.filter(({ wave }) => wave === 0)).toHaveLength(8);
  });

  test('balances pages of similar rates in blocks', () => {
    const draw = drawOrder({ seed: 7, units: pages, waves: halves });
    const blocks = [...Map.groupBy(draw.units, ({ block }) => block).values()];
    expect(blocks.map((block) => [block.length, block.filter(({ wave }) => wave === 0).length])).toEqual(
      Array.from({ length: 4 }, () => [5, 2]),
    );
    expect(possibleOrders(draw)).toBe(10 ** 4);
    // Two blocks of four would leave 36 orders, of which none could stand out.
    const few = drawOrder({ seed: 7, units: pages.slice(0, 8), waves: halves.map((wave) => ({ ...wave, units: 4 })) });
    expect(possibleOrders(few)).toBe(70);
    const plain = drawOrder({ seed: 7, units: pages.map(({ unit }) => ({ unit })), waves: halves });
    expect(possibleOrders(plain)).toBe(125_970);
  });

  test('needs a place for every page and dates in order', () => {
    expect(() => drawOrder({ seed: 1, units: pages, waves: [{ day: never, units: 3 }] })).toThrow(
      '3 places for 20 pages',
    );
    expect(() => drawOrder({ seed: 1, units: pages, waves: halves.toReversed() })).toThrow('in order');
  });
});

describe('the effect of pages in a drawn order', () => {
  const units = pages.map(({ unit }) => ({ unit }));
  /** Two queries a page; those of pages whose turn it was are named by a model of its own. */
  function effectOf(effect: number, waves = halves, seed = 3) {
    const draw = drawOrder({ seed, units, waves });
    const rankOf = new Map(
      draw.units.toSorted((a, b) => a.wave - b.wave).map(({ unit }, rank) => [rank, unit] as const),
    );
    const { scans } = randomAction(
      { aimed: 16, others: 24, weeksBefore: 13, weeksAfter: 7, rate: 0.35, effect, drift: 1, correlation: 0.05 },
      seededRandom(11),
    );
    return randomisedOrderEffect({
      draw,
      own: scans,
      unitOf: (query) => rankOf.get(Math.floor(Number(query) / 2)) ?? null,
    });
  }

  test('is told with its interval if it is strong', () => {
    const effect = effectOf(3);
    expect(effect).toMatchObject({ status: 'rose', obstacles: [], placebo: null, weeksAfter: 7 });
    expect([effect.aimed?.queries, effect.others?.queries]).toEqual([16, 24]);
    const { estimate = 0, low = 0, high = 0 } = effect.latest ?? {};
    expect(estimate).toBeGreaterThan(0.2);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(estimate);
    expect(high).toBeGreaterThan(estimate);
  });

  test('is none without one', () => expect(effectOf(0).status).toBe('within_noise'));

  test('can be told of as few pages as an order is drawn of', () => {
    for (let parts = 2; parts <= actionLimits.steps; parts++) {
      const total = fewestDrawn(parts);
      const waves = Array.from({ length: parts }, (_, part) => ({
        day: addDays(simulatedActionDay, 7 * part),
        units: Math.floor(total / parts) + (part < total % parts ? 1 : 0),
      }));
      const draw = drawOrder({
        seed: 1,
        units: Array.from({ length: total }, (_, unit) => ({ unit: `${unit}`, rate: unit })),
        waves,
      });
      expect(randomisedOrderEffect({ draw, own: [], unitOf: () => null }).obstacles, `${parts} parts`).toEqual([]);
    }
  });

  test('cannot be told of so few pages that chance could always have drawn the same', () => {
    const few = { seed: 1, units: units.slice(0, 6), waves: halves.map(({ day }) => ({ day, units: 3 })) };
    const effect = randomisedOrderEffect({ draw: drawOrder(few), own: [], unitOf: () => null });
    expect([effect.status, effect.obstacles]).toEqual(['cannot_be_told', ['too_few_queries']]);
  });

  test('is told over several dates, too', () => {
    const waves = [0, 2, 4, 6].map((week) => ({ day: addDays(simulatedActionDay, 7 * week), units: 5 }));
    // The pages of the last date but one are those of the model without an effect: the mean is smaller, and still told.
    expect(effectOf(6, waves).status).toBe('rose');
    expect(effectOf(0, waves).status).toBe('within_noise');
  });

  test('worked by hand: of four orders and half of the level, one stands out', () => {
    const paths = {
      answers: [Float64Array.of(4, 1, 2, 3)],
      recorded: [Float64Array.of(1, 0, 0, 0)],
      sizes: [Float64Array.of(1, 1, 1, 1)],
    };
    // After one week a fifth of the level is spent: of four orders one may stand out if the level is 1.
    expect(refutedAt(paths, 0, 1)[0]).toBe(0);
    expect(refutedAt(paths, 0, 1.25)[0]).toBe(1);
    expect(refutedAt(paths, 2, 1.25)[0]).toBe(0);
  });
});
