import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { portfolio } from '#test/support/renderer-double/portfolio.ts';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Clients from '../../../../src-renderer/views/clients/clients.tsx';
import { expectFailure, expectLoading, press, type } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<Clients />, { address: '/clients', ...circumstances });
/** The search waits for the last keystroke, and a busy machine is slow. */
const patient = { timeout: 20_000 };
const rows = async (): Promise<HTMLElement[]> => (await screen.findAllByRole('row', {}, patient)).slice(1);
const names = async (): Promise<(string | undefined)[]> =>
  (await rows()).map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
const rowOf = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });
const hrefOf = (row: HTMLElement, name: string | RegExp): string | null =>
  within(row).getByRole('link', { name }).getAttribute('href');

describe('the list of clients', () => {
  it('reports that it is loading', () => {
    show({ service: 'slow' });
    expectLoading('the clients');
  });

  it('shows a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The clients could not be loaded');
  });

  it('leads to the first client if there is none', async () => {
    show({ service: 'empty' });
    expect((await screen.findByRole('link', { name: 'Add a client' })).getAttribute('href')).toBe('#/start');
  });

  it('leads from every cell to its answers or its place', async () => {
    show();
    const row = await rowOf(/^Tessel CRM/);
    const { latest } = portfolio().customers.find(({ name }) => name === 'Tessel CRM')?.platforms[0] ?? {};
    expect(hrefOf(row, 'Tessel CRM')).toBe('#/customers/3/overview');
    expect(hrefOf(row, '4 query groups')).toBe('#/customers/3/groups');
    expect(hrefOf(row, /^ChatGPT: [\d.]+/)).toBe(
      `#/customers/3/answers?platform=chatgpt&from=${latest?.from}&to=${latest?.to}&outcome=answered`,
    );
    expect(hrefOf(row, '–, confirm competitors first')).toBe('#/customers/3/competitors?show=book');
    expect(hrefOf(row, /won.*lost/)).toBe('#/customers/3/overview?at=movements');
    expect(hrefOf(row, '4 new recommendations')).toBe('#/customers/3/recommendations');
    expect(hrefOf(row, '2 companies found in answers to confirm or ignore')).toBe(
      '#/customers/3/competitors?show=book',
    );
    expect(hrefOf(row, '6 mentions to review')).toBe('#/customers/3/review');
    expect(hrefOf(row, /spent this month/)).toBe('#/settings?part=money');
    expect(within(row).getAllByText(/within noise/)).toHaveLength(2);
  });

  it('names what is wrong with scans, and leads to the scan', async () => {
    show();
    const row = await rowOf(/^Mirador Hotels/);
    expect(hrefOf(row, '1 failed')).toBe('#/customers/2/scans/151');
    fireEvent.pointerOver(within(row).getByRole('link', { name: '1 failed' }));
    expect((await screen.findByRole('tooltip', {}, patient)).textContent).toBe(
      '1 scan failed\nPassword managers, ChatGPT: OpenAI: the account has no credit left.',
    );
  });

  it('is searched, narrowed and sorted, and keeps that in its address', async () => {
    show({ replies: { 'get-portfolio': () => portfolio(8) } });
    expect((await names()).slice(0, 3)).toEqual(['Larkspur Bikes', 'Larkspur Bikes 4', 'Mirador Hotels']);
    press('30-day score');
    expect((await names())[0]).toBe('Tessel CRM');
    expect(window.location.hash).toBe('#/clients?sort=score-desc');
    type('Find a client', 'bikes');
    await vi.waitFor(async () => expect(await names()).toEqual(['Larkspur Bikes', 'Larkspur Bikes 4']), patient);
    fireEvent.click(screen.getByRole('radio', { name: 'Scan problems 0' }));
    expect(await screen.findByText('No client matches', {}, patient)).toBeTruthy();
    press('Show all clients');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(8), patient);
  });

  it('shows a client with a name of 200 characters in full on request', async () => {
    const [first, ...others] = portfolio().customers;
    const name = 'ü'.repeat(200);
    show({
      replies: {
        'get-portfolio': (_, usual) => ({
          ...usual,
          customers: first === undefined ? [] : [{ ...first, name }, ...others],
        }),
      },
    });
    expect((await screen.findByRole('link', { name })).getAttribute('title')).toBe(name);
  });
});
