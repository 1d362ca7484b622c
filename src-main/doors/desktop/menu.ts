import type { MenuItemConstructorOptions } from 'electron';

export interface MenuActions {
  openDataFolder(): void;
  openLicences(): void;
  openSettings(): void;
}

/** The application menu: the usual items, the data folder, settings and licences. Developer tools only in development. */
export function menuTemplate(
  platform: NodeJS.Platform,
  development: boolean,
  { openDataFolder, openLicences, openSettings }: MenuActions,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    {
      label: 'File',
      submenu: [
        { label: mac ? 'Settings …' : 'Settings', accelerator: 'CmdOrCtrl+,', click: openSettings },
        { label: 'Open Data Folder', click: openDataFolder },
        { type: 'separator' },
        mac ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'reload' },
        ...(development ? [{ role: 'toggleDevTools' as const }] : []),
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [{ label: 'Licences', click: openLicences }, ...(mac ? [] : [{ role: 'about' as const }])],
    },
  ];
}
