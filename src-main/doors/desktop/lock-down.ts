import { app, session, shell } from 'electron';
import { appOrigin, isExternalLink } from './trust.ts';

/** The only permission a page gets: to copy text. */
const allowedPermission = 'clipboard-sanitized-write';

/** Characters of a refused request that are logged. */
const longestReport = 500;

/** Confines every page: links open in the browser, and no page navigates away, opens windows or gets permissions. */
export function lockDown(log: (what: string) => void): void {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === allowedPermission),
  );
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === allowedPermission);
  app.on('web-contents-created', (_event, contents) => {
    // What the content security policy refused is written to the console of the page.
    contents.on('console-message', ({ level, message }) => {
      if (level === 'error' && message.includes('Content Security Policy')) log(message.slice(0, longestReport));
    });
    contents.on('will-navigate', (event) => {
      if (!event.url.startsWith(`${appOrigin}/`)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isExternalLink(url)) void shell.openExternal(url);
      return { action: 'deny' };
    });
  });
}
