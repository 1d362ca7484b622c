import { describe, expect, it } from 'vitest';
import { completeRows, groupByQuery, platformsOf } from '../../../../src-renderer/views/answers/by-query.ts';
import type { AnswerRow } from '../../../../src-renderer/views/answers/use-answers.ts';

const answer = (answerId: number, queryId: number, platform: string, rest: Partial<AnswerRow> = {}): AnswerRow => ({
  answerId,
  executionId: 1,
  queryId,
  query: `Query ${queryId}`,
  queryGroupId: 1,
  queryGroupName: 'G',
  platform,
  date: '2026-11-17',
  outcome: 'answered',
  mentioned: false,
  position: null,
  competitors: 0,
  topCompetitors: [],
  citations: 0,
  ownCited: false,
  ...rest,
});

describe('answers as queries × platforms', () => {
  it('have a row per query in the order they come, and a cell per platform asked', () => {
    const rows = groupByQuery([
      answer(1, 8, 'chatgpt'),
      answer(2, 7, 'chatgpt'),
      answer(3, 8, 'aioverview', { mentioned: true }),
    ]);
    expect(rows.map((row) => [row.queryId, [...row.cells.keys()]])).toEqual([
      [8, ['chatgpt', 'aioverview']],
      [7, ['chatgpt']],
    ]);
  });

  it('open the newest of several answers and count those that name the client among the answered ones', () => {
    const [row] = groupByQuery([
      answer(1, 7, 'chatgpt', { date: '2026-11-03', mentioned: true }),
      answer(2, 7, 'chatgpt'),
      answer(9, 7, 'chatgpt', { date: '2026-11-10', outcome: 'refused' }),
    ]);
    expect(row?.cells.get('chatgpt')).toMatchObject({ latest: { answerId: 2 }, answers: 3, answered: 2, named: 1 });
  });

  it('hold back the last query while its other answers may still come', () => {
    const rows = groupByQuery([answer(1, 7, 'chatgpt'), answer(2, 8, 'chatgpt')]);
    expect(completeRows(rows, true).map((row) => row.queryId)).toEqual([7]);
    expect(completeRows(rows, false).map((row) => row.queryId)).toEqual([7, 8]);
  });

  it('keep the platforms in one order', () => {
    expect(platformsOf([answer(1, 7, 'aioverview'), answer(2, 7, 'chatgpt'), answer(3, 7, 'aioverview')])).toEqual([
      'chatgpt',
      'aioverview',
    ]);
  });
});
