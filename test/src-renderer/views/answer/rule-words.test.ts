import { describe, expect, it } from 'vitest';
import { mentionWords, ruleWords, whyWords } from '../../../../src-renderer/views/answer/rule-words.ts';

describe('why a name counts', () => {
  it('is given in words, also for a rule added later', () => {
    expect(ruleWords('spacing_variant')).toBe('the name with other spacing or hyphens');
    expect(ruleWords('some_new_rule')).toBe('some new rule');
  });

  it('is the reason it is not counted, when it is negated', () => {
    expect(mentionWords({ rule: 'exact', negated: true })).toContain('not counted');
  });

  it('appears at a highlight with its text, the company and the rule', () => {
    const mention = { company: '1Password', own: false, rule: 'spacing_variant', negated: false };
    expect(whyWords(mention, '1 password')).toBe(
      '“1 password” counts as 1Password: the name with other spacing or hyphens',
    );
    expect(whyWords({ ...mention, own: true, negated: true, rule: 'exact' }, '1Password')).toBe(
      '“1Password” names 1Password (the name as written) but is not counted: the sentence says that nothing is known about it',
    );
  });
});
