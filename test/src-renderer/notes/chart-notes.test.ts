import { describe, expect, it } from 'vitest';
import { compareOptions } from '../../../src-renderer/charts/compare-options.ts';
import { trendOptions } from '../../../src-renderer/charts/trend-options.ts';
import {
  chartNotes,
  markLetters,
  notesAbout,
  notesInPicture,
  notesSentence,
  shareOfAxis,
  withNotes,
  type Note,
} from '../../../src-renderer/notes/chart-notes.ts';

const note = (day: string, text: string, queryGroupId: number | null = null): Note => ({
  noteId: 1,
  day,
  text,
  queryGroupId,
  queryGroupName: queryGroupId === null ? null : `Group ${queryGroupId}`,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
});
const points = ['2026-11-10', '2026-11-03', '2026-11-17'];
const whole = { from: null, to: null };
const today = '2026-11-20';
const drawn = (notes: readonly Note[], period: { from: string | null; to: string | null } = whole) =>
  chartNotes(notes, points, period, today);

describe('the notes in a chart', () => {
  it('are those from the first point to today, or of the chosen period, several of a day under one letter', () => {
    const notes = ['2026-10-01', '2026-11-05', '2026-11-05', '2026-11-19', '2027-01-01'].map((day) => note(day, day));
    expect(drawn(notes)).toMatchObject({
      first: '2026-11-03',
      last: '2026-11-19',
      days: [
        { day: '2026-11-05', letter: 'A', notes: [{}, {}] },
        { day: '2026-11-19', letter: 'B' },
      ],
    });
    const year = drawn(notes, { from: '2026-09-01', to: '2027-02-01' });
    expect(year).toMatchObject({ first: '2026-10-01', last: '2027-01-01' });
    expect(year?.days).toHaveLength(4);
    expect(drawn(notes, { from: '2026-11-06', to: '2026-11-18' })).toBeNull();
    expect(drawn([])).toBeNull();
    expect(chartNotes(notes, [], whole, today)).toBeNull();
  });

  it('of a group are those about it and about the whole client', () => {
    const notes = [note(today, 'all'), note(today, 'one', 1), note(today, 'two', 2)];
    expect(notesAbout(notes, 1).map(({ text }) => text)).toEqual(['all', 'one']);
    expect(notesAbout(notes, null)).toHaveLength(3);
  });

  it('share one label where their marks are too near each other for two', () => {
    const days = ['2026-01-01', '2026-01-03', '2026-01-05', '2026-06-01', '2026-11-20'];
    const notes = chartNotes(
      days.map((day) => note(day, day)),
      ['2026-01-01'],
      whole,
      today,
    );
    expect(notes === null ? null : markLetters(notes)).toEqual(['A–C', '', '', 'D', 'E']);
  });

  it('are where their day is on the axis, which begins and ends with fixed days', () => {
    const notes = drawn([note('2026-11-19', 'Relaunched')]);
    if (notes === null) throw new Error('no notes');
    expect(shareOfAxis(notes, '2026-11-03')).toBe(0);
    expect(shareOfAxis(notes, '2026-11-11')).toBe(0.5);
    expect(shareOfAxis(notes, '2026-11-19')).toBe(1);
    expect(shareOfAxis({ ...notes, first: today, last: today }, today)).toBe(0.5);
    const trend = [
      { platform: 'chatgpt', scans: [], rolling: points.map((date) => ({ date, score: 1, low: 0, high: 2 })) },
    ];
    for (const option of [
      trendOptions(trend, 'light', ['2026-11-10'], notes),
      compareOptions([{ id: 1, title: 'Group', points: [{ date: '2026-11-03', score: 1 }] }], 'dark', notes),
    ]) {
      expect(option.xAxis).toMatchObject({ min: '2026-11-03', max: '2026-11-19' });
      expect([option.series].flat().find((one) => one?.id === 'notes')).toMatchObject({
        markLine: { data: [{ xAxis: '2026-11-19', name: 'A' }] },
      });
    }
    const bare = trendOptions(trend, 'light');
    expect(bare.xAxis).not.toHaveProperty('min');
    expect([bare.series].flat().some((one) => one?.id === 'notes')).toBe(false);
  });

  it('are described in words, cut, and listed below a picture', () => {
    const notes = drawn([note('2026-11-05', `Relaunched\n${'x'.repeat(1_990)}`), note('2026-11-06', 'Price up', 1)]);
    expect(notesSentence(notes)).toMatch(/^ Notes: A, 5 Nov 2026: Relaunched x+… · B, 6 Nov 2026: Group 1: Price up$/);
    expect(notesSentence(notes).length).toBeLessThan(200);
    expect(notesInPicture(notes)[1]).toBe('B, 6 Nov 2026: Group 1: Price up');
    expect(notesSentence(null)).toBe('');
    const many = drawn(
      Array.from({ length: 15 }, (_, index) => note(`2026-11-${index + 3}`.replace(/-(\d)$/, '-0$1'), 'x')),
    );
    expect(notesInPicture(many).at(-1)).toBe('and notes of 3 more days');
    expect(notesSentence(many)).toMatch(/ · and 7 more days$/);
    const sameDay = drawn(Array.from({ length: 5 }, () => note('2026-11-05', 'x')));
    expect(notesInPicture(sameDay)).toEqual(['A, 5 Nov 2026: x; x; x; and 2 more notes']);
  });

  it('are rows of the table behind the chart, whole, in a column of their own', () => {
    const table = {
      name: 't',
      header: ['Platform', 'Date', 'Kind', 'Score'],
      rows: [['ChatGPT', '2026-11-03', 'scan', 40]],
    };
    expect(withNotes(table, null)).toBe(table);
    expect(withNotes(table, drawn([note('2026-11-05', 'Relaunched')]))).toEqual({
      name: 't',
      header: ['Platform', 'Date', 'Kind', 'Score', 'Note'],
      rows: [
        ['ChatGPT', '2026-11-03', 'scan', 40, null],
        [null, '2026-11-05', 'note', null, 'Relaunched'],
      ],
    });
  });
});
