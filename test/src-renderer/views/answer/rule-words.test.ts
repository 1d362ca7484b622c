import { describe, expect, it } from 'vitest';
import { mentionWords, ruleWords, whyWords } from '../../../../src-renderer/views/answer/rule-words.ts';

describe('why a name counts', () => {
  it('is said in words, also for a rule that came later', () => {
    expect(ruleWords('spacing_variant')).toBe('the name with other spacing or hyphens');
    expect(ruleWords('some_new_rule')).toBe('some new rule');
  });

  it('is why it does not count, when it is negated', () => {
    expect(mentionWords({ rule: 'exact', negated: true })).toContain('does not count');
  });

  it('is told at a highlight with the text as it stands there, the company and the rule', () => {
    const mention = { company: '1Password', own: false, rule: 'spacing_variant', negated: false };
    expect(whyWords(mention, '1 password')).toBe(
      '“1 password” counts as 1Password: the name with other spacing or hyphens',
    );
    expect(whyWords({ ...mention, own: true, negated: true, rule: 'exact' }, '1Password')).toBe(
      '“1Password” names 1Password (the name as written) but does not count: the sentence says that nothing is known of it',
    );
  });
});
