import { app, Menu } from 'electron';
import { onDesktopLanguage } from './desktop-texts.ts';
import { createExports, type Exports } from './exports.ts';
import { menuTemplate, type MenuActions } from './menu.ts';
import { showRecentDocuments } from './recent-documents.ts';

/** The exports kept in a file, shown in the application menu and the system's list of recent files whenever they change. */
export function exportsInMenus(file: string, actions: MenuActions): Exports {
  const exports = createExports(file, () => show());
  const show = (): void => {
    const recent = exports.recent();
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, !app.isPackaged, actions, recent)));
    showRecentDocuments(recent);
  };
  show();
  onDesktopLanguage(show);
  return exports;
}
