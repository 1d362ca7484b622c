import { app, session, shell } from 'electron';
import { appOrigin } from '../ipc/trusted-sender.ts';
import { isExternalLink } from './external-links.ts';

/** What a page may ask the system for: to copy text, and nothing else. */
const allowedPermission = 'clipboard-sanitized-write';

/** Keeps every page where it is: links open in the browser, no page navigates away, opens windows or gets permissions. */
export function lockDown(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === allowedPermission),
  );
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === allowedPermission);
  app.on('web-contents-created', (_event, contents) => {
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
