import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hints } from '../../../src-renderer/components/hint.tsx';
import { LikelihoodWord } from '../../../src-renderer/components/likelihood-word.tsx';

const show = (state: string, probability: number | null) =>
  render(
    <MantineProvider>
      <Hints />
      <LikelihoodWord state={state} probability={probability} />
    </MantineProvider>,
  );

describe('how sure it is that a find is a company', () => {
  it.each([
    [0.9, 'likely a company'],
    [0.899, 'perhaps a company'],
    [null, 'entered by hand, not confirmed'],
  ])('is in words at a probability of %s', (probability, words) => {
    show('candidate', probability);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows the percentage on hover', async () => {
    show('candidate', 0.737);
    fireEvent.pointerOver(screen.getByText('perhaps a company'));
    expect(await screen.findByText(/probability of 74 %/)).toBeTruthy();
  });

  it('is left out of what a person decided about', () => {
    show('confirmed', 0.7);
    expect(screen.queryByText(/company/)).toBeNull();
  });
});
