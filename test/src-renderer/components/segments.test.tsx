import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Segments } from '../../../src-renderer/components/segments.tsx';
import { renderView } from '#test/support/render-view.tsx';

const data = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'year', label: 'Year', disabled: true },
] as const;

describe('segments', () => {
  it('are radio buttons of one group, of which one is chosen', () => {
    renderView(<Segments aria-label="Step" value="week" onChange={() => {}} data={data} />);
    expect(screen.getByRole('radiogroup', { name: 'Step' })).toBeDefined();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  });

  it('report what is chosen, and nothing of what cannot be', () => {
    const chosen = vi.fn<(value: string) => void>();
    renderView(<Segments aria-label="Step" value="week" onChange={chosen} data={data} />);
    screen.getByText('Day').click();
    screen.getByText('Year').click();
    expect(chosen.mock.calls).toEqual([['day']]);
  });
});
