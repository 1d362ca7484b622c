import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { useConnection } from '../../src-renderer/state/connection.ts';
import { usePreferences } from '../../src-renderer/state/preferences.ts';
import { inlineStyle } from './inline-style.ts';
import { bridge } from './played-service.ts';

/** For its warnings, React's development build takes a stack trace of each element until it has taken enough: it has. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } = React as unknown as Record<
  string,
  object | undefined
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 1e5, set: () => {} });

/** What happy-dom lacks: sizes, so that tables draw their rows, fonts, and a canvas for charts. */
const size = { width: 1_200, height: 800 };
for (const kind of ['offset', 'client']) {
  Object.defineProperty(HTMLElement.prototype, `${kind}Width`, { configurable: true, get: () => size.width });
  Object.defineProperty(HTMLElement.prototype, `${kind}Height`, { configurable: true, get: () => size.height });
}
Element.prototype.scrollIntoView = () => undefined;
// Text areas that grow listen for fonts.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

Object.defineProperty(window, 'answerscope', { configurable: true, value: bridge });

vi.mock('../../src-renderer/charts/chart.tsx', () => ({
  Chart: ({ label }: { label: string }) => React.createElement('div', { role: 'img', 'aria-label': label }),
}));

Object.defineProperty(window, 'getComputedStyle', { configurable: true, value: inlineStyle });

process.env['DEBUG_PRINT_LIMIT'] = '3000';
// Waiting ends as soon as something appears; a busy machine may take long. While it waits, it looks after every change: the
// document is printed once, at the end.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// The files of a thread share modules and window: what a view leaves behind is cleared.
afterEach(() => {
  cleanup();
  cleanNotificationsQueue();
  cleanNotifications();
  localStorage.clear();
  sessionStorage.clear();
  useConnection.setState(useConnection.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
});
