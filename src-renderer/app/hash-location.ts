import { useSyncExternalStore } from 'react';

/**
 * Location hooks for wouter that keep path and search together behind the `#`: the same address works from a file in
 * the desktop app and from the loopback server, and no server sees a filter.
 */
const current = () => {
  const hash = window.location.hash.replace(/^#?\/?/, '/');
  const mark = hash.indexOf('?');
  return mark < 0 ? { path: hash, search: '' } : { path: hash.slice(0, mark), search: hash.slice(mark + 1) };
};

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
};

/** Navigates to an address (path and search, without `#`). */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const url = `#${to.startsWith('/') ? to : `/${to}`}`;
  if (url === window.location.hash) return;
  window.history[options.replace === true ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event('hashchange'));
}

export const useHashPath = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => current().path),
  navigate,
];
useHashPath.hrefs = (href: string) => `#${href}`;

export const useHashSearch = (): string => useSyncExternalStore(subscribe, () => current().search);
