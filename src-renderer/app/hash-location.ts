import { useSyncExternalStore } from 'react';

/**
 * Location hooks for wouter that keep workspace, path and search together behind the `#`: the same address works from a
 * file in the desktop app and from the loopback server, and no server sees a filter.
 *
 * An address begins with the workspace it belongs to, `#/own-3fa91c/customers/3/overview`, because ids are given out
 * anew in each: without it, a link from one workspace would show another one's client. Views know nothing of this: the
 * paths they read and write begin after the workspace.
 */
const workspacePattern = /^\/(sample|own(?:-[0-9a-f]{6})?)(?=\/|$)/;

interface Address {
  readonly workspace: string | null;
  readonly path: string;
  readonly search: string;
}

/** The last address that was read: every link of a view asks for it. */
let read: { readonly hash: string; readonly address: Address } | null = null;

const current = (): Address => {
  const { hash } = window.location;
  if (read?.hash !== hash) read = { hash, address: addressIn(hash) };
  return read.address;
};

function addressIn(whole: string): Address {
  const hash = whole.replace(/^#?\/?/, '/');
  const mark = hash.indexOf('?');
  const [place, search] = mark < 0 ? [hash, ''] : [hash.slice(0, mark), hash.slice(mark + 1)];
  const workspace = workspacePattern.exec(place)?.[1] ?? null;
  return { workspace, path: workspace === null ? place : place.slice(workspace.length + 1) || '/', search };
}

/** The path that the address names, without its workspace. */
export const currentPath = (): string => current().path;

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
};

/** The open workspace, with which new addresses begin; null until it is known. */
let open: string | null = null;

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
  const { workspace: named, path, search } = current();
  if (named === null || named === before || belongsTo(named, workspace))
    navigate(elsewhere ?? (search === '' ? path : `${path}?${search}`), { replace: true });
  window.dispatchEvent(new Event('hashchange'));
}

/** The workspace that new addresses begin with; null until it is known. */
export const useOpenWorkspace = (): string | null => useSyncExternalStore(subscribe, () => open);

/** Whether an address that names a workspace is one of the open workspace's; `own` names one that had no organization yet. */
export const belongsTo = (named: string, workspace: string): boolean =>
  named === workspace || (named === 'own' && workspace.startsWith('own-'));

export const useHashPath = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => current().path),
  navigate,
];
useHashPath.hrefs = hrefOf;

export const useHashSearch = (): string => useSyncExternalStore(subscribe, () => current().search);

/** The workspace that the address names; null if it names none. */
export const useHashWorkspace = (): string | null => useSyncExternalStore(subscribe, () => current().workspace);
