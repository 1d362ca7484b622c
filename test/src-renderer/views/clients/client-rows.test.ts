import { describe, expect, it } from 'vitest';
import { portfolio, type PortfolioRow } from '#test/support/renderer-double/portfolio.ts';
import {
  capShare,
  clientTable,
  formatSort,
  largestChange,
  parseSort,
  searchClients,
  sortClients,
} from '../../../../src-renderer/views/clients/client-rows.ts';
import { clientsPicture } from '../../../../src-renderer/views/clients/clients-picture.ts';
import { sparklinePath } from '../../../../src-renderer/views/clients/sparkline-path.ts';

const { customers } = portfolio();
const named = (name: string, part: Partial<PortfolioRow>): PortfolioRow => {
  const [first] = customers;
  if (first === undefined) throw new RangeError('the world has no clients');
  return { ...first, name, ...part };
};

describe('rows of clients', () => {
  it('sort by a column, those without a value last in both orders, and by name where they are equal', () => {
    const rows = [
      named('C', { score: null }),
      named('B', { score: 50 }),
      named('A', { score: 50 }),
      named('D', { score: 80 }),
    ];
    const order = (descending: boolean) => sortClients(rows, { column: 'score', descending }).map(({ name }) => name);
    expect([order(true), order(false)]).toEqual([
      ['D', 'A', 'B', 'C'],
      ['A', 'B', 'D', 'C'],
    ]);
  });

  it('count a change only where it is one', () => {
    const [row] = customers;
    const [platform] = row?.platforms ?? [];
    if (row === undefined || platform === undefined) throw new RangeError('the world has no clients');
    const changed = (verdict: 'rose' | 'fell' | 'within_noise', difference: number) => ({
      ...platform,
      change: { ...platform.change, verdict, difference },
    });
    expect(largestChange({ ...row, platforms: [changed('within_noise', -30), changed('rose', 8)] })).toBe(8);
    expect(largestChange({ ...row, platforms: [changed('fell', -9), changed('rose', 8)] })).toBe(-9);
    expect(largestChange({ ...row, platforms: [changed('within_noise', 3)] })).toBe(0);
    expect(largestChange({ ...row, platforms: [] })).toBeNull();
  });

  it('use a cap with what may still be billed; a cap of nothing is used up', () => {
    const spend = { capUsd: 10, spentUsd: 4, unconfirmedUsd: 2, reservedUsd: 3, unpricedRequests: 0 };
    expect(capShare(named('A', { spend }))).toBe(0.9);
    expect(capShare(named('A', { spend: { ...spend, capUsd: 0 } }))).toBe(1);
    expect(capShare(named('A', { spend: { ...spend, capUsd: null } }))).toBeNull();
  });

  it('show one platform with its own score', () => {
    const [bikes] = searchClients(customers, 'LARKSPUR', 'aioverview', []);
    expect(bikes?.platforms.map(({ platform }) => platform)).toEqual(['aioverview']);
    expect(bikes?.score).toBe(bikes?.platforms[0]?.latest.score.value);
  });

  it('show those with any of the chosen tags', () => {
    const tagged = (tags: readonly string[]): string[] =>
      searchClients(customers, '', null, tags).map(({ name }) => name);
    expect(tagged(['Travel', 'Nothing'])).toEqual(
      customers.filter(({ tags }) => tags.length === 2).map(({ name }) => name),
    );
    expect(tagged([])).toHaveLength(customers.length);
  });

  it('keep their order in an address, and ignore one that is none', () => {
    expect(parseSort(formatSort({ column: 'spend', descending: true }))).toEqual({ column: 'spend', descending: true });
    expect([parseSort('nothing-asc'), parseSort('spend'), parseSort(null)]).toEqual([null, null, null]);
  });

  it('are saved with a line for each platform, as wide as the header', () => {
    const { header, rows } = clientTable(customers);
    expect(rows.every((row) => row.length === header.length)).toBe(true);
    expect(rows.filter(([name]) => name === 'Larkspur Bikes').map((row) => row[header.indexOf('Platform')])).toEqual([
      'ChatGPT',
      'Google AI Overview',
    ]);
  });

  it('become a picture as tall as its rows, with names as text and never as markup', () => {
    const { svg, height } = clientsPicture(
      [named('<b>&"', {}), named('x'.repeat(200), { platforms: [] })],
      'Two clients',
      true,
    );
    expect(svg).toContain('&lt;b&gt;&amp;&quot;');
    expect(svg).toContain(`${'x'.repeat(31)}…`);
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('SAMPLE: simulated data');
    expect(height).toBeGreaterThan(clientsPicture([], '', false).height + 2 * 22);
  });

  it('draw the year from left to right on a scale from 0 to 100', () => {
    const { path, end } = sparklinePath(
      [
        { date: '2025-11-20', score: 0 },
        { date: '2026-11-20', score: 100 },
      ],
      { width: 106, height: 26 },
    );
    expect([path, end]).toEqual(['M3 23L103 3', { x: 103, y: 3 }]);
  });
});
