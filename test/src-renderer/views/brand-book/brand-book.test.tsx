import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { BrandBook } from '../../../../src-renderer/views/brand-book/brand-book.tsx';
import { BrandPage } from '../../../../src-renderer/views/brand-book/brand-page.tsx';
import { expectFailure, expectLoading, press, type } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<BrandBook customerId={3} />, circumstances);

describe('the brand book', () => {
  it('reports that it is loading', () => {
    show({ service: 'slow' });
    expectLoading('the brand book');
  });

  it('shows a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The brand book could not be loaded');
  });

  it('explains itself before any candidate or decision', async () => {
    show({ service: 'empty', replies: { 'list-reanalyses': () => [] } });
    expect(await screen.findByText('No candidates')).toBeTruthy();
    expect(await screen.findByText('No decisions yet')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The client’s names' })).toBeTruthy();
  });

  it('still offers the candidates if the earlier decisions cannot be loaded', async () => {
    const view = show({ replies: { 'list-reanalyses': 'failing' } });
    expect(await screen.findByRole('list', { name: 'Candidates' })).toBeTruthy();
    await expectFailure(view, 'The earlier decisions could not be loaded');
  });

  it('ignores a candidate with one click and offers to undo it', async () => {
    show();
    await screen.findByRole('list', { name: 'Candidates' });
    press('Ignore Attio');
    expect(await screen.findByText('Attio ignored')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Reopen Attio' })).toBeTruthy();
    press('Undo');
    expect(await screen.findByRole('button', { name: 'Ignore Attio' })).toBeTruthy();
  });
});

describe('the page of a brand', () => {
  const open = (brandId: number, circumstances?: Circumstances) =>
    renderView(<BrandPage customerId={3} brandId={brandId} close={() => undefined} />, circumstances);

  it('reports that it is loading', () => {
    open(1, { service: 'slow' });
    expectLoading('the company');
  });

  it('shows a failure with a retry', async () => {
    await expectFailure(open(1, { service: 'failing' }), 'The company could not be loaded');
  });

  it('explains an unknown company', async () => {
    open(999);
    expect(await screen.findByText('This company is not in the brand book')).toBeTruthy();
  });

  it('saves only what changed', async () => {
    const { calls } = open(1);
    await screen.findByLabelText('Name');
    type('Name', 'Tessel');
    press('Save');
    expect(await screen.findByText('Saved. Past answers are being re-analysed.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'save-brand')?.request).toEqual({
      customerId: 3,
      brandId: 1,
      name: 'Tessel',
    });
  });

  it('keeps the form and shows why if it cannot be saved', async () => {
    open(1, { replies: { 'save-brand': 'failing' } });
    await screen.findByLabelText('Name');
    type('Name', 'Tessel');
    press('Save');
    expect(await screen.findByText(failureMessage)).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tessel');
  });
});
