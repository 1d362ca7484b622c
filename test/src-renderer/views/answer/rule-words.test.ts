import { describe, expect, it } from 'vitest';
import { mentionWords, ruleWords } from '../../../../src-renderer/views/answer/rule-words.ts';

describe('why a name counts', () => {
  it('is said in words, also for a rule that came later', () => {
    expect(ruleWords('spacing_variant')).toBe('the name with other spacing or hyphens');
    expect(ruleWords('some_new_rule')).toBe('some new rule');
  });

  it('is why it does not count, when it is negated', () => {
    expect(mentionWords({ rule: 'exact', negated: true })).toContain('does not count');
  });
});
