import { describe, expect, it } from 'vitest';
import {
  capPosition as positionOnScale,
  plannedSpend,
  scaleOf,
  type Position,
} from '../../../../src-renderer/views/money/cap-position.ts';

const position = (part: Partial<Position>): Position => ({
  capUsd: 20,
  spentUsd: 5,
  unconfirmedUsd: 0,
  unpricedRequests: 0,
  reservedUsd: 0,
  ...part,
});

/** On a bar of its own. */
const capPosition = (of: Position, plannedUsd: number) =>
  positionOnScale(of, plannedUsd, scaleOf([{ position: of, plannedUsd }]));

it('bars of several caps have one scale: equal lengths are equal amounts', () => {
  const total = position({ capUsd: 50, spentUsd: 20 });
  const platform = position({ capUsd: 5, spentUsd: 4 });
  const uncapped = position({ capUsd: null, spentUsd: 10 });
  const scale = scaleOf([
    { position: total, plannedUsd: 10 },
    { position: platform, plannedUsd: null },
    { position: uncapped, plannedUsd: 5 },
  ]);
  expect(scale).toBe(50);
  expect(positionOnScale(total, 10, scale)).toMatchObject({ spentShare: 40, plannedShare: 20, capShare: 100 });
  expect(positionOnScale(platform, 0, scale)).toMatchObject({ spentShare: 8, capShare: 10 });
  expect(positionOnScale(uncapped, 5, scale)).toMatchObject({ spentShare: 20, plannedShare: 10, capShare: null });
});

describe('a cap', () => {
  it('fits if spent, held and planned stay well below it', () => {
    expect(capPosition(position({}), 5)).toMatchObject({
      verdict: 'fits',
      spentShare: 25,
      plannedShare: 25,
      capShare: 100,
      overUsd: 0,
    });
  });

  it('counts requests in flight and unconfirmed costs as used', () => {
    expect(capPosition(position({ unconfirmedUsd: 10, reservedUsd: 5 }), 0)).toMatchObject({
      verdict: 'reached',
      heldUsd: 15,
    });
  });

  it('reports the planned amount beyond it', () => {
    expect(capPosition(position({}), 25)).toMatchObject({ verdict: 'exceeds', overUsd: 10, capShare: (100 * 20) / 30 });
  });

  it('is tight from 90 % on', () => {
    expect(capPosition(position({}), 13).verdict).toBe('tight');
    expect(capPosition(position({}), 12.9).verdict).toBe('fits');
  });

  it('has no position if it is not set, and an empty bar without costs', () => {
    expect(capPosition(position({ capUsd: null, spentUsd: 0 }), 0)).toMatchObject({
      verdict: 'no-cap',
      capShare: null,
      spentShare: 0,
    });
  });
});

describe('the rest of the month', () => {
  const run = {
    at: '2026-11-25T05:00:00Z',
    overdue: false,
    customerId: 1,
    customerName: 'Larkspur',
    queryGroupId: 2,
    queryGroupName: 'E-bikes',
    platforms: ['chatgpt', 'aioverview'],
    questions: 60,
    expectedUsd: 0.9,
    costs: [
      { platform: 'chatgpt', expectedUsd: 0.6 },
      { platform: 'aioverview', expectedUsd: 0.3 },
    ],
  };

  it('splits the cost of a run over its platforms as the service estimates it', () => {
    const planned = plannedSpend([run], '2026-12-01', 'UTC');
    expect(planned.workspaceUsd).toBe(0.9);
    expect(planned.customersUsd.get(1)).toBe(0.9);
    expect([...planned.platformsUsd]).toEqual([
      ['chatgpt', 0.6],
      ['aioverview', 0.3],
    ]);
  });

  it('excludes runs of next month and counts runs without a price', () => {
    const planned = plannedSpend(
      [
        { ...run, at: '2026-12-01T05:00:00Z' },
        { ...run, expectedUsd: null },
      ],
      '2026-12-01',
      'UTC',
    );
    expect(planned).toMatchObject({ workspaceUsd: 0, unknownRuns: 1 });
  });
});
