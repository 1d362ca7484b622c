import { describe, expect, it } from 'vitest';
import { executionStates } from '#shared/domain/execution-states.ts';
import { outcomeLabel, stateLabels } from '../../../../src-renderer/views/scans/scan-labels.ts';

describe('the labels of a scan', () => {
  it('cover every state', () => {
    expect(Object.keys(stateLabels).toSorted()).toEqual([...executionStates].toSorted());
  });

  it('list only the outcomes that occurred', () => {
    expect(outcomeLabel({ asked: 40, answered: 36, noOverview: 1, refused: 0, failed: 3 })).toBe(
      '36 answered, 1 no overview, 3 failed',
    );
    expect(outcomeLabel({ asked: 40, answered: 0, noOverview: 0, refused: 0, failed: 0 })).toBe('nothing yet');
  });
});
