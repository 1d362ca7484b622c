import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Review from '../../../../src-renderer/views/review/review.tsx';
import { expectFailure, expectLoading } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<Review customerId={3} item={null} />, circumstances);
const first = async (list: string) => {
  const [item] = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  if (item === undefined) throw new Error(`${list} is empty`);
  return item;
};

describe('the mentions to decide about', () => {
  it('report that they are loading', () => {
    show({ service: 'slow' });
    expectLoading('the mentions');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The mentions could not be loaded');
  });

  it('explain what will appear here', async () => {
    show({ service: 'empty' });
    expect(await screen.findByText('Nothing to decide')).toBeTruthy();
  });

  it('show a failure if the client’s own brand cannot be found', async () => {
    const address = '/customers/3/review?names=client';
    await expectFailure(
      show({ address, replies: { 'list-brands': 'failing' } }),
      'The client’s names could not be loaded',
    );
  });

  it('are decided by a key, and the decision can be undone', async () => {
    show();
    fireEvent.keyDown(await first('Mentions'), { key: 'n' });
    expect(await screen.findByText(/is not counted here/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});

describe('the portrayals', () => {
  const address = '/customers/3/review?show=portrayal';

  it('report that they are loading', () => {
    show({ address, service: 'slow' });
    expectLoading('the portrayals');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ address, service: 'failing' }), 'The portrayals could not be loaded');
  });

  it('need an AI model', async () => {
    show({ address, model: null });
    expect(await screen.findByText('No AI model is configured')).toBeTruthy();
  });

  it('show the counts while nothing is left to review', async () => {
    show({ address: `${address}&decided=yes` });
    expect(await screen.findByText('Nothing reviewed yet')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'How answers portray the client' })).toBeTruthy();
  });

  it('are accepted, corrected or rejected one by one', async () => {
    show({ address });
    const item = await first('Sentences');
    fireEvent.click(within(item).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('To review (2)')).toBeTruthy();
  });
});
