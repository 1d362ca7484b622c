import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '#test/support/render-view.tsx';
import { CellLink } from '../../../src-renderer/components/cell-link.tsx';
import { Hint } from '../../../src-renderer/components/hint.tsx';

const show = () =>
  renderView(
    <>
      <Hint label="12 of 30 answers">
        <CellLink href="/customers/3/answers">
          <b>40.0</b>
        </CellLink>
      </Hint>
      <button type="button">elsewhere</button>
    </>,
  );
const descriptionOf = (link: HTMLElement): string | null | undefined =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a hint', () => {
  it('describes the element that is pointed at, or a part of it, until another one is', async () => {
    show();
    const link = screen.getByRole('link');
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerOver(screen.getByText('40.0'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('12 of 30 answers');
    expect(descriptionOf(link)).toBe('12 of 30 answers');
    fireEvent.pointerOver(screen.getByText('elsewhere'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(link.getAttribute('aria-describedby')).toBeNull();
  });

  it('comes with the focus of the keyboard, and goes with Escape', async () => {
    show();
    screen.getByRole('link').focus();
    await screen.findByRole('tooltip');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

it('a link of a table leads within the page', () => {
  show();
  fireEvent.click(screen.getByRole('link'));
  expect(window.location.hash).toBe('#/customers/3/answers');
});
