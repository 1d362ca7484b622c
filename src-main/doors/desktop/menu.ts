import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';

export interface MenuActions {
  openDataFolder(): void;
  openLicences(): void;
  offerCommand(): void;
  openSettings(): void;
  importAnswers(): void;
  showExport(file: string): void;
}

/** The application menu: the usual items, import, exports, the data folder, settings and licences. Developer tools only in development. */
export function menuTemplate(
  platform: NodeJS.Platform,
  development: boolean,
  { openDataFolder, openLicences, offerCommand, openSettings, importAnswers, showExport }: MenuActions,
  exports: readonly string[] = [],
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const [lastExport] = exports;
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    {
      label: 'File',
      submenu: [
        { label: mac ? 'Settings …' : 'Settings', accelerator: 'CmdOrCtrl+,', click: openSettings },
        { type: 'separator' },
        { label: 'Import Answers …', accelerator: 'CmdOrCtrl+O', click: importAnswers },
        {
          label: 'Recent Exports',
          enabled: lastExport !== undefined,
          submenu: exports.map((file) => ({
            // A single & would mark a letter as the shortcut.
            label: path.basename(file).replaceAll('&', '&&'),
            toolTip: file,
            click: () => showExport(file),
          })),
        },
        ...(mac && lastExport !== undefined
          ? [{ role: 'shareMenu' as const, label: 'Share Last Export', sharingItem: { filePaths: [lastExport] } }]
          : []),
        { type: 'separator' },
        { label: 'Open Data Folder', click: openDataFolder },
        // A program with a window has no terminal on Windows.
        ...(platform === 'win32' ? [] : [{ label: 'Command Line …', click: offerCommand }]),
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
