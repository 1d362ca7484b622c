import { fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import type { RenderedView } from '#test/support/render-view.tsx';
import { patiently } from '#test/support/patiently.ts';

/** Expects that a screen reader hears what is loading. */
export const expectLoading = (what: string): void =>
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(`Loading ${what}`);

/** Expects a failure with this title, in the words of the service, and that its retry calls the service again. */
export async function expectFailure({ calls }: RenderedView, title: string): Promise<void> {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error(`“${title}” is not an alert`);
  expect(alert.textContent).toContain(failureMessage);
  const before = calls.length;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await patiently(() => expect(calls.length).toBeGreaterThan(before));
}

/** Types into the field with this label. */
export const type = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** Clicks the button with this name. */
export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Saves the table whose button has this name as JSON, as a user would, and returns its rows. */
export async function savedRows(button: RegExp): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:saved';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  try {
    const save = await screen.findByRole('button', { name: button });
    await patiently(() => expect(save).toHaveProperty('disabled', false));
    fireEvent.click(save);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'JSON', hidden: true }));
    await patiently(() => expect(files).toHaveLength(1));
    return JSON.parse((await files[0]?.text()) ?? '[]') as readonly Readonly<Record<string, unknown>>[];
  } finally {
    made.mockRestore();
    clicked.mockRestore();
  }
}
