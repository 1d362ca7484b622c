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
describe('a hint', () => {
  it('comes to the element that is pointed at, or a part of it, until another one is', async () => {
    show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerOver(screen.getByText('40.0'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('12 of 30 answers');
    fireEvent.pointerOver(screen.getByText('elsewhere'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('is read with its element, which the keyboard reaches', () => {
    show();
    expect(screen.getByRole('link').getAttribute('aria-description')).toBe('12 of 30 answers');
    renderView(
      <Hint label="Fewer than 50 answers">
        <span>exploratory</span>
      </Hint>,
    );
    const word = screen.getByText('exploratory');
    word.focus();
    expect(document.activeElement).toBe(word);
    expect(word.getAttribute('aria-description')).toBe('Fewer than 50 answers');
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
