import { describe, expect, it } from 'vitest';
import { importAnswers } from '#shared/contract/workspace/imports.ts';
import {
  columnsOf,
  columnsOfHead,
  importRequest,
  outcomeSentence,
  type ImportDraft,
} from '../../../../src-renderer/views/import/import-order.ts';

const draft: ImportDraft = {
  groupId: null,
  groupName: 'Imported answers',
  language: 'English',
  country: 'us',
  platform: 'chatgpt',
  date: '',
  mapping: {},
};

describe('the request of an import', () => {
  it('waits for a file and for a group', () => {
    expect(importRequest(null, 1, draft)).toBeNull();
    expect(importRequest('/a.csv', 1, { ...draft, groupName: ' ' })).toBeNull();
  });

  it('is one the service takes, for a new group and for one that exists', () => {
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
  it('are those read from and those left, each once', () => {
    expect(columnsOf({ mapping: { answer: 'A', query: 'Q' }, unusedColumns: ['note'] })).toEqual(['Q', 'A', 'note']);
  });

  it('are read from the head of CSV, whatever separates them', () => {
    expect(columnsOfHead('\uFEFFFrage;Antwort;"Quelle; Titel"\r\n1;2;3')).toEqual([
      'Frage',
      'Antwort',
      'Quelle; Titel',
    ]);
    expect(columnsOfHead('a,b\n"x;y;z",2')).toEqual(['a', 'b']);
  });

  it('are read from the first object of JSON and JSON Lines, and not from what is inside it', () => {
    expect(columnsOfHead('{"q":"a {b}","x":{"inner":1},"links":["u"]}\n{"other":1}')).toEqual(['q', 'x', 'links']);
    expect(columnsOfHead('[\n {"frage": "he said \\"hi\\"", "antwort": "b"},\n {"more": 1}]')).toEqual([
      'frage',
      'antwort',
    ]);
  });
});

describe('how an import went', () => {
  it('says what was new, what was there and what was not taken', () => {
    const check = { rows: 10, imported: 6, alreadyThere: 3, rejected: 1, dryRun: true };
    expect(outcomeSentence(check)).toBe('10 rows: 6 new, 3 there before, 1 rejected');
    expect(outcomeSentence({ ...check, dryRun: false, alreadyThere: 0, rejected: 0 })).toBe('10 rows: 6 imported');
  });
});
