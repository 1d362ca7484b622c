import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { ImportPage } from '../../../../src-renderer/views/import/import-page.tsx';
import { expectFailure } from '../view-states.ts';

vi.mock('../../../../src-renderer/api/provide-file.ts', () => ({
  provideFile: (file: File) => Promise.resolve(`/uploads/${file.name}`),
}));

const result = (part: Partial<OutputOf<'import-answers'>>): OutputOf<'import-answers'> => ({
  query_group_id: 11,
  execution_ids: [11_051],
  tool: null,
  files: [],
  notCarriedOver: [],
  queriesOnly: 0,
  format: 'csv',
  rows: 4,
  imported: 3,
  alreadyThere: 0,
  rejected: 1,
  queriesAdded: 2,
  dryRun: true,
  mapping: { query: 'frage', answer: 'inhalt' },
  unusedColumns: ['note'],
  preview: [],
  problems: [{ lines: [3], count: 1, message: 'the query is empty', example: null, decidedBy: null }],
  needs: null,
  list: null,
  lists: [],
  countedIn: 'lines',
  ...part,
});

const show = (circumstances?: Circumstances) =>
  renderView(<ImportPage customerId={3} groupId={11} close={() => undefined} />, circumstances);

function chooseFile() {
  const file = new File(['frage,inhalt\n'], 'answers.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('File of recorded answers'), { target: { files: [file] } });
}

describe('importing recorded answers', () => {
  it('starts with a file', () => {
    show();
    expect(screen.getByText(/Drop a CSV, Excel, JSON or JSON Lines file here/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('shows that the file is being checked', async () => {
    show({ replies: { 'import-answers': 'pending' } });
    chooseFile();
    expect(await screen.findByRole('progressbar', { name: 'Checking the file' })).toBeTruthy();
  });

  it('shows a failure of the check with a retry', async () => {
    const view = show({ replies: { 'import-answers': 'failing' } });
    chooseFile();
    await expectFailure(view, 'The file could not be checked');
  });

  it('asks for the columns it could not guess', async () => {
    const nothingRead = { rows: 0, imported: 0, rejected: 0, problems: [], mapping: {} };
    show({
      replies: {
        'import-answers': () => result({ ...nothingRead, needs: 'columns', unusedColumns: ['frage', 'inhalt'] }),
      },
    });
    chooseFile();
    expect(await screen.findByText('Choose the columns that hold the queries and the answers.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('asks which list of several to import, and checks the chosen one', async () => {
    const lists = [
      { path: '.results', rows: 4, columns: ['prompt', 'response'] },
      { path: '.archive[].answers', rows: 2, columns: ['question', 'text'] },
    ];
    const asked: (string | undefined)[] = [];
    show({
      replies: {
        'import-answers': ({ list }) => {
          asked.push(list);
          return list === undefined
            ? result({ rows: 0, imported: 0, rejected: 0, problems: [], needs: 'list', lists })
            : result({ list, lists });
        },
      },
    });
    chooseFile();
    expect(await screen.findByText('Choose the list that holds the answers.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /archive, in each: answers/ }));
    expect(await screen.findByText('4 rows: 3 new, 1 rejected')).toBeTruthy();
    expect(asked).toEqual([undefined, '.archive[].answers']);
  });

  it('shows a thousand rows with one cause as one line', async () => {
    const problem = {
      lines: [2, 3, 4, 5, 6],
      count: 1_000,
      message: 'the platform is not known',
      example: 'copilot',
      decidedBy: 'newPlatforms' as const,
    };
    show({ replies: { 'import-answers': () => result({ rejected: 1_000, problems: [problem] }) } });
    chooseFile();
    expect(await screen.findByText('1,000 rows cannot be imported')).toBeTruthy();
    const line = screen.getByText(/the platform is not known/).closest('li');
    expect(line?.textContent).toBe(
      '1,000 rows:“copilot”: the platform is not known – allow a new one above (lines 2, 3, 4, 5, 6, …)',
    );
  });

  it('imports what it can and lists what it rejects', async () => {
    show({ replies: { 'import-answers': ({ dryRun }) => result({ dryRun: dryRun === true }) } });
    chooseFile();
    expect(await screen.findByText('4 rows: 3 new, 1 rejected')).toBeTruthy();
    expect(screen.getByText(/the query is empty/)).toBeTruthy();
    const start = await screen.findByRole('button', { name: 'Import 3 answers' });
    // Enabled once what was checked is what is chosen now.
    await waitFor(() => expect(start).toHaveProperty('disabled', false));
    fireEvent.click(start);
    expect(await screen.findByText('4 rows: 3 imported, 1 rejected')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See answers' })).toBeTruthy();
  });
});
