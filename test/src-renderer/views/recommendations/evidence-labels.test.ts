import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { priorityLabel, ruleName } from '../../../../src-renderer/views/recommendations/evidence-labels.ts';

describe('the evidence of a recommendation', () => {
  it('has a label for every rule', () => {
    const folder = path.resolve(import.meta.dirname, '../../../../src-main/recommend/rules');
    const rules = readdirSync(folder)
      .map((file) => path.basename(file, '.ts'))
      .filter((name) => name !== 'index');
    expect(rules.length).toBeGreaterThan(7);
    expect(rules.filter((rule) => ruleName(rule) === rule.replaceAll('-', ' '))).toEqual([]);
  });

  it('turns a priority into a level', () => {
    expect([100, 60, 59.9, 25, 24.9, 0].map(priorityLabel)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low']);
  });
});
