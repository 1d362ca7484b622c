import { describe, expect, it } from 'vitest';
import { emptyEdit, readEdit } from '../../../../src-renderer/views/group/query-edit.ts';

const active = [
  { query_id: 1, query: 'Which e-bike is best?' },
  { query_id: 2, query: 'Where to lease an e-bike?' },
];

describe('an edit of queries', () => {
  it('changes nothing before a query is added or removed', () => {
    expect(readEdit(emptyEdit, active)).toEqual({ added: [], deleted: 0, after: 2, problems: [], changes: false });
  });

  it('refuses a query the group already has, ignoring case, unless it is being removed', () => {
    const edit = { ...emptyEdit, added: 'which E-bike is best?' };
    expect(readEdit(edit, active).problems).toEqual(['This group already has “which E-bike is best?”.']);
    expect(readEdit({ ...edit, deletedIds: [1] }, active)).toMatchObject({ problems: [], after: 2, deleted: 1 });
  });

  it('limits a group to 150 queries', () => {
    const added = Array.from({ length: 149 }, (_, index) => `Which e-bike number ${index}?`).join('\n');
    expect(readEdit({ ...emptyEdit, added }, active).problems[0]).toContain('this would make 151');
    expect(readEdit({ ...emptyEdit, added, deletedIds: [1] }, active).problems).toEqual([]);
  });
});
