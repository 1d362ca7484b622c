import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import { answerOf, queriesOf, scans } from '#test/support/renderer-double/world.ts';
import { AnswerPage } from '../../../../src-renderer/views/answer/answer-page.tsx';

/** An answer of the double that names the client, and one with an overview missing. */
const answers = scans
  .filter((scan) => scan.groupId === 11)
  .flatMap((scan) => queriesOf(11).map((query) => answerOf(scan, query)));
const naming = answers.find((answer) => answer.mentioned && answer.platform === 'chatgpt')?.answerId ?? 0;
const missing = answers.find((answer) => answer.outcome === 'no_overview')?.answerId ?? 0;
const view = (answerId = naming) => <AnswerPage answerId={answerId} customerId={3} rows={[]} />;

describe('the page of an answer', () => {
  expectLoadingAndFailure(view, 'the answer');

  it('shows the text with its mentions marked, its companies and its sources', async () => {
    renderView(view());
    const mark = await screen.findAllByText('Tessel CRM', { selector: 'mark' });
    expect(mark[0]?.className).toBe('hit-own');
    expect(within(screen.getByRole('region', { name: 'Companies' })).getByText('HubSpot')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Sources' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Origin' }).textContent).toContain('gpt-5-mini');
  });

  it('explains the mention that is pointed at or has the focus', async () => {
    renderView(view());
    const [mark] = await screen.findAllByText('Tessel CRM', { selector: 'mark' });
    if (mark === undefined) throw new Error('no mark');
    fireEvent.mouseMove(mark);
    expect((await screen.findByRole('tooltip')).textContent).toContain('counts as Tessel CRM, the client');
    fireEvent.mouseMove(document.querySelector('.prose') ?? document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    fireEvent.focusIn(mark);
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  it('says that sources were not reported, which is not the same as none', async () => {
    renderView(view(), {
      replies: {
        'get-answer': (_, usual) => ({ ...usual, citations: [], sourcesReported: false }),
      },
    });
    expect((await screen.findByRole('region', { name: 'Sources' })).textContent).toContain('Not reported');
  });

  it('draws a long answer part by part, and the end of a very long one on demand', async () => {
    const markdown = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}. ${'Words. '.repeat(700)}`).join(
      '\n\n',
    );
    renderView(view(), {
      replies: { 'get-answer': (_, usual) => ({ ...usual, markdown, mentions: [] }) },
    });
    expect(await screen.findByText(/^Paragraph 0\./)).toBeTruthy();
    const more = await screen.findByRole('button', { name: /^Show more/ }, { timeout: 20_000 });
    expect(screen.queryByText(/^Paragraph 59\./)).toBeNull();
    fireEvent.click(more);
    expect(await screen.findByText(/^Paragraph 59\./, {}, { timeout: 60_000 })).toBeTruthy();
  });

  it('lists the first hundred of many sources, and the others on demand', async () => {
    const citations = Array.from({ length: 250 }, (_, index) => ({
      position: index + 1,
      url: `https://site${index}.example/`,
      domain: `site${index}.example`,
      title: `Source ${index}`,
      cited: true,
      category: 'other' as const,
    }));
    renderView(view(), { replies: { 'get-answer': (_, usual) => ({ ...usual, citations }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show 150 more' }));
    expect(await screen.findByText('Source 249')).toBeTruthy();
  });

  it('explains an answer without an overview', async () => {
    renderView(view(missing));
    expect(await screen.findByText('The search engine showed no AI overview')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Companies' })).toBeNull();
  });

  it('shows the answer while the one beside it cannot be had', async () => {
    const other = naming + 100;
    renderView(view(), {
      address: `/customers/3/answers/${naming}?with=${other}`,
      replies: {
        'get-answer': ({ answerId }, usual) => {
          if (answerId === other) throw new Error('gone');
          return usual;
        },
      },
    });
    expect(await screen.findByText('The other answer could not be loaded')).toBeTruthy();
    expect((await screen.findAllByText('Tessel CRM', { selector: 'mark' })).length).toBeGreaterThan(0);
  });
});
