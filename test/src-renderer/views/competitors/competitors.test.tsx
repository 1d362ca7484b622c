import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import Competitors from '../../../../src-renderer/views/competitors/competitors.tsx';

const view = () => <Competitors customerId={3} item={null} />;

describe('the competitors', () => {
  expectLoadingAndFailure(view, 'the companies');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });

  it('lists the companies with their measures, and the answers that name others', async () => {
    renderView(view());
    const table = await screen.findByRole('table', { name: 'Companies' });
    expect(await within(table).findByRole('link', { name: 'HubSpot' })).toBeTruthy();
    const instead = await screen.findByRole('region', { name: 'Named instead of the client' });
    const answers = await within(instead).findAllByRole('listitem');
    expect(answers).toHaveLength(12);
    // The days tell answers to the same query apart.
    for (const answer of answers) expect(answer.textContent).toMatch(/\d+ [A-Z][a-z]+ 2026$/);
  });

  it('counts every company where the measures cannot be had, with a dash for each', async () => {
    renderView(view(), { replies: { 'get-overview': 'failing', 'list-answers': 'failing' } });
    const table = await screen.findByRole('table', { name: 'Companies' });
    const row = (await within(table).findByText('HubSpot')).closest<HTMLElement>('[role=row]');
    expect(row?.textContent).toMatch(/\d+\.\d %––––$/);
    expect(await screen.findByText('The answers could not be loaded')).toBeTruthy();
  });

  it('says so where every answer names the client', async () => {
    renderView(view(), { replies: { 'list-answers': () => ({ total: 0, answers: [] }) } });
    expect(await screen.findByText('Every answer names the client')).toBeTruthy();
  });
});
