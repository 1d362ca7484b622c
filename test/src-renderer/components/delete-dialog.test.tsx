import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#test/support/render-view.tsx';
import { DeleteDialog } from '../../../src-renderer/components/delete-dialog.tsx';

it('names everything that goes with a client, reports and names that no list shows included', async () => {
  renderView(<DeleteDialog target={{ kind: 'customer', id: 1 }} close={() => {}} />, { address: '/settings' });
  const deleted = (await screen.findByText('Deleted')).nextElementSibling?.textContent;
  expect(deleted).toContain('brand book with 4 names no longer found in answers and settings');
  expect(deleted).toContain('the list of 3 reports with the files of 2');
  expect(screen.getByText('1 report you saved outside the workspace')).toBeDefined();
});
