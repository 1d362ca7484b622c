import { describe, expect, it } from 'vitest';
import {
  heatGap,
  heatRows,
  heatShade,
  heatShare,
  namedInstead,
} from '../../../../src-renderer/views/heat-map/heat-rows.ts';

const query = (queryId: number, answered: number, named: number[]) => ({
  queryId,
  query: `q${queryId}`,
  queryGroupId: 1,
  queryGroupName: 'CRM',
  answered,
  named,
});
const matrix = {
  period: { from: '2026-10-19', to: '2026-11-17' },
  companies: [
    { brandId: 1, name: 'Tessel', own: true },
    { brandId: 2, name: 'HubSpot', own: false },
    { brandId: 3, name: 'Zoho', own: false },
  ],
  queries: [
    query(1, 4, [4, 2, 0]),
    query(2, 4, [0, 1, 3]),
    query(3, 4, [0, 0, 0]),
    query(4, 0, [0, 0, 0]),
    query(5, 2, [1, 2, 0]),
  ],
  executions: 2,
  executionsInScope: 2,
};

describe('the map of queries and companies', () => {
  it('leaves out queries without an answer: missing is not zero', () => {
    expect(heatRows(matrix, 'group', false).map((row) => row.queryId)).toEqual([1, 2, 3, 5]);
    expect(heatShare(0, 0)).toBeNull();
  });

  it('puts first where others are furthest ahead of the client', () => {
    expect(heatRows(matrix, 'gap', false).map((row) => row.queryId)).toEqual([2, 5, 3, 1]);
    expect(heatGap(query(1, 4, [4, 2, 0]), 0)).toBe(-50);
  });

  it('finds where others are named and the client never', () => {
    expect(heatRows(matrix, 'group', true).map((row) => row.queryId)).toEqual([2]);
    expect(namedInstead(query(9, 2, [0, 0, 0]), 0)).toBe(false);
    expect(namedInstead(query(9, 2, [2, 0]), -1)).toBe(true);
  });

  it('has a shade for each quarter, and none for nothing', () => {
    expect([null, 0, 1, 25, 26, 50, 75, 76, 100].map(heatShade)).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 4]);
  });
});
