import { describe, expect, it } from 'vitest';
import { importAnswers } from '#shared/contract/workspace/imports.ts';
import {
  columnsOf,
  importRequest,
  listName,
  outcomeSentence,
  type ImportDraft,
} from '../../../../src-renderer/views/import/import-request.ts';

const draft: ImportDraft = {
  groupId: null,
  groupName: 'Imported answers',
  language: 'English',
  country: 'us',
  platform: 'chatgpt',
  newPlatforms: '',
  date: '',
  mapping: {},
  list: null,
};

describe('the request of an import', () => {
  it('needs a file and a group', () => {
    expect(importRequest(null, 1, draft)).toBeNull();
    expect(importRequest('/a.csv', 1, { ...draft, groupName: ' ' })).toBeNull();
  });

  it('fits the contract, for a new group and for an existing one', () => {
    const fresh = importRequest('/a.csv', 1, { ...draft, mapping: { query: 'Frage' }, date: '2026-11-20' });
    expect(importAnswers.request.parse(fresh)).toMatchObject({
      groupName: 'Imported answers',
      mapping: { query: 'Frage' },
      date: '2026-11-20',
    });
    const known = importRequest('/a.csv', 1, { ...draft, groupId: 7 });
    expect(importAnswers.request.parse(known)).toEqual({
      file: '/a.csv',
      customerId: 1,
      queryGroupId: 7,
      platform: 'chatgpt',
    });
  });
});

describe('the columns of a file', () => {
  it('are the used and the unused ones, each once', () => {
    expect(columnsOf({ mapping: { answer: 'A', query: 'Q' }, unusedColumns: ['note'] })).toEqual(['Q', 'A', 'note']);
  });
});

describe('the name of a list', () => {
  it.each([
    ['.', 'the whole file'],
    ['.results', 'results'],
    ['.data.items', 'data › items'],
    ['.[].messages', 'the whole file, in each: messages'],
    ['.queries[].responses', 'queries, in each: responses'],
  ])('%s is "%s"', (path, name) => expect(listName(path)).toBe(name));
});

describe('the result of an import', () => {
  it('counts new, present and rejected rows', () => {
    const check = { rows: 10, imported: 6, alreadyThere: 3, rejected: 1, dryRun: true };
    expect(outcomeSentence(check)).toBe('10 rows: 6 new, 3 already present, 1 rejected');
    expect(outcomeSentence({ ...check, dryRun: false, alreadyThere: 0, rejected: 0 })).toBe('10 rows: 6 imported');
  });
});
