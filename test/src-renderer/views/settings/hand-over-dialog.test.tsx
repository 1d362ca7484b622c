import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#test/support/render-view.tsx';
import { HandOverDialog } from '../../../../src-renderer/views/settings/hand-over-dialog.tsx';

it('a client is handed over encrypted: the passphrase is asked at once, twice, and cannot be left out', async () => {
  renderView(<HandOverDialog client={{ id: 3, name: 'Tessel CRM' }} close={() => {}} />);
  const write = (await screen.findByText('Write the file')).closest('button');
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
  expect(write?.disabled).toBe(true);
  fill('Passphrase', 'correct horse');
  expect(write?.disabled).toBe(true);
  fill('Again', 'correct horse');
  expect(write?.disabled).toBe(false);
});
