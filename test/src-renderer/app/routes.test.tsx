import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFirstView } from '../../../src-renderer/app/first-view.ts';
import { navigate } from '../../../src-renderer/app/hash-location.ts';
import { createQueryClient } from '../../../src-renderer/app/query-client.ts';
import { Routes } from '../../../src-renderer/app/routes.tsx';
import { playService } from '#test/support/played-service.ts';
import { renderView } from '#test/support/render-view.tsx';
import type { Overrides } from '#test/support/renderer-double/double.ts';

let open: string;
const replies: Overrides = {
  'get-workspace-status': (_, usual) => ({
    ...usual,
    env: open === 'sample' ? 'sample' : 'local',
    workspaceId: open,
  }),
  'open-sample-workspace': () => {
    open = 'sample';
    return { env: 'sample' };
  },
};
const openAt = (address: string) => renderView(<Routes />, { address, replies });
const foreign = () => screen.findByText('This address belongs to another workspace');

describe('the address of a workspace', () => {
  beforeEach(() => {
    open = 'sample';
  });

  it('is taken for the open workspace where it names none, and names it from then on', async () => {
    openAt('/customers/3/groups?group=11');
    await screen.findByRole('link', { name: 'Overview' });
    expect(window.location.hash).toBe('#/sample/customers/3/groups?group=11');
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe(
      '#/sample/customers/3/overview?group=11',
    );
  });

  it('shows no client of the open workspace where it names another', async () => {
    open = 'own-3fa91c';
    const view = openAt('/own-aaaaaa/customers/3/groups');
    await foreign();
    expect(screen.getByText(/another data folder/)).toBeDefined();
    expect(view.calls.some(({ name }) => name === 'list-query-groups')).toBe(false);
  });

  it('leads to the sample where it names the sample', async () => {
    open = 'own-3fa91c';
    openAt('/sample/customers/3/groups');
    await foreign();
    screen.getByRole('button', { name: 'Open the sample' }).click();
    await screen.findByRole('link', { name: 'Overview' });
    expect(window.location.hash).toBe('#/sample/customers/3/groups');
  });

  it('does not lead to the client with the same number that was open in another workspace', async () => {
    const { emit } = openAt('/customers/3/groups');
    const emitChanged = () => emit({ kind: 'changed', topic: 'workspace', customerId: null });
    await screen.findByRole('link', { name: 'Overview' });
    navigate('/settings');
    const overview = () => screen.getByRole('link', { name: 'Overview' }).getAttribute('href');
    await waitFor(() => expect(overview()).toBe('#/sample/customers/3/overview'));
    open = 'own-3fa91c';
    emitChanged();
    await waitFor(() => expect(overview()).toBe('#/own-3fa91c/customers/1/overview'));
    // And back: the sample's own is still remembered.
    open = 'sample';
    emitChanged();
    await waitFor(() => expect(overview()).toBe('#/sample/customers/3/overview'));
  });

  it('is left when another window switches the workspace', async () => {
    const { emit } = openAt('/customers/3/groups');
    await screen.findByRole('link', { name: 'Overview' });
    open = 'own-3fa91c';
    emit({ kind: 'changed', topic: 'workspace', customerId: null });
    await screen.findByText('Your own workspace is open now');
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/own-3fa91c\//));
  });

  it('stays the same workspace when its first organization is added', async () => {
    open = 'own';
    const { emit } = openAt('/own/customers/3/groups');
    await screen.findByRole('link', { name: 'Overview' });
    const notice = vi.spyOn(notifications, 'show');
    open = 'own-3fa91c';
    emit({ kind: 'changed', topic: 'workspace', customerId: null });
    await waitFor(() => expect(window.location.hash).toBe('#/own-3fa91c/customers/3/groups'));
    expect(notice).not.toHaveBeenCalled();
    notice.mockRestore();
  });
});

describe('the first page', () => {
  beforeEach(() => {
    open = 'sample';
  });

  it('is the list of clients where there are several', async () => {
    openAt('/');
    expect(await screen.findByRole('table', { name: 'Clients' })).toBeDefined();
    expect(window.location.hash).toBe('#/sample/clients');
    expect(screen.getByRole('link', { name: 'Clients' }).getAttribute('aria-current')).toBe('page');
  });

  it('asks for what it shows before it knows the workspace, and for nothing of one client', async () => {
    const asked: string[] = [];
    playService({
      answer: (name) => {
        asked.push(name);
        return new Promise(() => {});
      },
      listeners: new Set(),
    });
    window.location.hash = '#/sample/';
    startFirstView(createQueryClient());
    expect(asked).toEqual(['get-workspace-status', 'list-customers', 'get-portfolio']);
    asked.length = 0;
    window.location.hash = '#/sample/customers/3/groups';
    startFirstView(createQueryClient());
    expect(asked).toEqual(['get-workspace-status', 'list-customers']);
    const { calls } = openAt('/');
    await screen.findByRole('table', { name: 'Clients' });
    expect(calls.map(({ name }) => name)).not.toContain('list-query-groups');
  });

  it('is the overview of the only client', async () => {
    renderView(<Routes />, {
      address: '/',
      replies: { ...replies, 'list-customers': (_, usual) => usual.slice(2, 3) },
    });
    await waitFor(() => expect(window.location.hash).toBe('#/sample/customers/3/overview'));
    expect(screen.queryByRole('link', { name: 'Clients' })).toBeNull();
  });
});
