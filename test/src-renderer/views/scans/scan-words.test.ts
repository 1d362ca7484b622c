import { describe, expect, it } from 'vitest';
import { executionStates } from '#shared/contract/v1/executions.ts';
import { outcomeWords, stateWords } from '../../../../src-renderer/views/scans/scan-words.ts';

describe('a scan in words', () => {
  it('has a word for every state', () => {
    expect(Object.keys(stateWords).toSorted()).toEqual([...executionStates].toSorted());
  });

  it('says what happened and nothing that did not', () => {
    expect(outcomeWords({ asked: 40, answered: 36, noOverview: 1, refused: 0, failed: 3 })).toBe(
      '36 answered, 1 no overview, 3 failed',
    );
    expect(outcomeWords({ asked: 40, answered: 0, noOverview: 0, refused: 0, failed: 0 })).toBe('nothing yet');
  });
});
