import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import { renderView } from '#test/support/render-view.tsx';
import Growth from '../../../src-renderer/views/growth/growth.tsx';
import Overview from '../../../src-renderer/views/overview/overview.tsx';

const overview = () => <Overview customerId={3} item={null} />;
type Notes = OutputOf<'list-notes'>;

const note = (noteId: number, day: string, text: string): Notes[number] => ({
  noteId,
  day,
  text,
  queryGroupId: null,
  queryGroupName: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
});
/** An overview with eight scans and nothing else, which is drawn soon. */
const few = {
  'list-actions': () => [],
  'get-overview': (_: unknown, usual: OutputOf<'get-overview'>) => ({
    ...usual,
    trend: usual.trend
      .slice(0, 1)
      .map((entry) => ({ ...entry, scans: entry.scans.slice(-8), rolling: entry.rolling.slice(-8) })),
    companies: [],
    domains: [],
    recommendations: [],
  }),
};
const noted = {
  ...few,
  'list-notes': (): Notes => [
    note(1, '2026-11-03', 'Relaunched the site'),
    note(2, '2026-11-03', 'New prices'),
    note(3, '2026-10-14', 'x'.repeat(2_000)),
  ],
};

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'textarea' }), { target: { value } });

describe('notes in a trend', () => {
  it('are added, changed and deleted from the chart, and a deletion can be taken back', async () => {
    const { calls } = renderView(overview(), { replies: few });
    fireEvent.click(await screen.findByLabelText('Add note: Score over time'));
    const dialog = await screen.findByRole('dialog', { name: 'Add note' });
    expect(await within(dialog).findByText(/^No notes yet/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2026-11-03' } });
    write('Note', ' Relaunched the site ');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add note' }));

    const mark = await screen.findByLabelText('Note A, 3 Nov 2026: Relaunched the site');
    expect(
      screen.getByRole('img', { name: /^30-day score: .* Notes: A, 3 Nov 2026: Relaunched the site$/ }),
    ).toBeTruthy();
    expect(calls.find(({ name }) => name === 'save-note')?.request).toEqual({
      customerId: 3,
      day: '2026-11-03',
      text: 'Relaunched the site',
      queryGroupId: null,
    });

    fireEvent.click(mark);
    fireEvent.click(await screen.findByLabelText(/^Edit note of 3 Nov 2026/));
    expect(await screen.findByRole('dialog', { name: 'Edit note' })).toBeTruthy();
    write('Note', 'Relaunched the shop');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByLabelText('Note A, 3 Nov 2026: Relaunched the shop'));
    fireEvent.click(await screen.findByLabelText(/^Delete note of 3 Nov 2026/));
    await waitFor(() => expect(screen.queryByLabelText(/^Note A/)).toBeNull());
    fireEvent.click(await screen.findByText('Undo'));
    expect(await screen.findByLabelText('Note A, 3 Nov 2026: Relaunched the shop')).toBeTruthy();
  });

  it('share a mark on one day, whose focus shows them and whose click lists them', async () => {
    renderView(overview(), { replies: noted });
    const marks = await screen.findAllByLabelText(/^Note [A-Z],/);
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Note A, 14 Oct 2026: x+…$/),
      'Note B, 3 Nov 2026: Relaunched the site; New prices',
    ]);
    const [long, two] = marks;
    if (long === undefined || two === undefined) throw new Error('no marks');
    fireEvent.mouseEnter(two);
    expect((await screen.findByRole('tooltip')).textContent).toBe('3 Nov 2026Relaunched the siteNew prices');
    fireEvent.click(two);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(dialog).getByRole('button', { name: 'View all 3' }));
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show all' }));
    expect(dialog.textContent).toContain('x'.repeat(2_000));
  });

  it('are rows of the table behind the chart', async () => {
    renderView(overview(), { replies: noted });
    await screen.findAllByLabelText(/^Note [A-Z],/);
    fireEvent.click(screen.getByLabelText('Show as table: Score over time'));
    const table = within(screen.getByRole('region', { name: /score over time$/ }));
    expect(table.getByText('Note')).toBeTruthy();
    expect(table.getByText('Relaunched the site')).toBeTruthy();
  });

  it('say why one cannot be saved, and keep what was written', async () => {
    renderView(overview(), { replies: { ...few, 'save-note': 'failing' } });
    fireEvent.click(await screen.findByLabelText('Add note: Score over time'));
    write('Note', 'x'.repeat(2_001));
    expect(await screen.findByText('2,000 characters at most; this has 2,001')).toBeTruthy();
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add note' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    write('Note', 'Relaunched');
    fireEvent.click(submit);
    expect(await screen.findByText(failureMessage)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Relaunched');
  });

  it('are in every chart of growth, where a new one is about the chart’s group', async () => {
    const { calls } = renderView(<Growth customerId={3} item={null} />, {
      replies: { 'list-notes': noted['list-notes'], 'list-actions': few['list-actions'] },
    });
    const group = await screen.findByRole('region', { name: 'CRM for small agencies' });
    const compared = screen.getByRole('region', { name: 'Query groups compared' });
    for (const chart of [group, compared])
      expect(await within(chart).findByLabelText(/^Note B, 3 Nov 2026/)).toBeTruthy();
    fireEvent.click(within(group).getByLabelText('Add note: CRM for small agencies'));
    await screen.findByRole('dialog');
    write('Note', 'New queries');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'save-note')).toBe(true));
    const { request } = calls.find(({ name }) => name === 'save-note') ?? {};
    expect(request).toMatchObject({ customerId: 3, text: 'New queries', queryGroupId: expect.any(Number) as number });
  });

  it('leave the charts as they are where they cannot be had', async () => {
    renderView(overview(), { replies: { 'list-notes': 'failing' } });
    expect(await screen.findByRole('img', { name: /^30-day score: / })).toBeTruthy();
    expect(screen.queryByLabelText(/^Note /)).toBeNull();
  });
});
