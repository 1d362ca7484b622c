import { useSyncExternalStore } from 'react';

/**
 * Workspace, path and search are together behind the `#`: the same address works from a file in the desktop app and from the
 * loopback server, and no server sees a filter.
 *
 * An address begins with the workspace it belongs to, `#/own-3fa91c/customers/3/overview`, because each
 * counts its ids from 1: without it, a link from one workspace would show another one's client. Views know nothing of this: the
 * paths they read and write begin after the workspace.
 */
const workspacePattern = /^\/(sample|own(?:-[0-9a-f]{6})?)(?=\/|$)/;

/** What the part of the address behind the `#` says. */
export interface Address {
  readonly workspace: string | null;
  readonly path: string;
  readonly search: string;
}

/** The last address that was read: every link of a view asks for it. */
let read: { readonly hash: string; readonly address: Address } | null = null;

/** The address of the page; the same object until it changes. */
export function currentAddress(): Address {
  const { hash } = window.location;
  if (read?.hash !== hash) read = { hash, address: addressIn(hash) };
  return read.address;
}

function addressIn(whole: string): Address {
  const hash = whole.replace(/^#?\/?/, '/');
  const mark = hash.indexOf('?');
  const [place, search] = mark < 0 ? [hash, ''] : [hash.slice(0, mark), hash.slice(mark + 1)];
  const workspace = workspacePattern.exec(place)?.[1] ?? null;
  return { workspace, path: workspace === null ? place : place.slice(workspace.length + 1) || '/', search };
}

/** The path that the address names, without its workspace. */
export const currentPath = (): string => currentAddress().path;

/** Calls the listener when the address or the open workspace has changed. Returns the function that ends it. */
export const onAddressChange = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The open workspace, with which new addresses begin; null until it is known. */
let open: string | null = null;

/** Whether two addresses lead to the same workspace; one that names none leads to the open one. */
export const areOfSameWorkspace = (one: Address, other: Address): boolean =>
  (one.workspace ?? open) === (other.workspace ?? open);

/** The `href` of a path of the open workspace. */
export const hrefOf = (to: string): string =>
  `#${open === null ? '' : `/${open}`}${to.startsWith('/') ? to : `/${to}`}`;

/** Navigates to an address (path and search, without `#`) of the open workspace. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const url = hrefOf(to);
  if (url === window.location.hash) return;
  window.history[options.replace === true ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event('hashchange'));
}

/**
 * Makes new addresses begin with the open workspace. An address without one, written by hand or by an earlier version,
 * is taken for the open one's; so is the page that is shown while another workspace is opened, unless `elsewhere` is
 * given: the path to show instead.
 */
export function enterWorkspace(workspace: string, elsewhere: string | null): void {
  const before = open;
  open = workspace;
  const { workspace: named, path, search } = currentAddress();
  if (named === null || named === before || belongsTo(named, workspace))
    navigate(elsewhere ?? (search === '' ? path : `${path}?${search}`), { replace: true });
  window.dispatchEvent(new Event('hashchange'));
}

/** The workspace that new addresses begin with; null until it is known. */
export const useOpenWorkspace = (): string | null => useSyncExternalStore(onAddressChange, () => open);

/** Whether an address that names a workspace is one of the open workspace's; `own` names one that had no organization yet. */
export const belongsTo = (named: string, workspace: string): boolean =>
  named === workspace || (named === 'own' && workspace.startsWith('own-'));
