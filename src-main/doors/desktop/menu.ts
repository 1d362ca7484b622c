import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import type { Translate } from '#shared/language/translate.ts';
import { desktopTexts } from './desktop-texts.ts';

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
  const { t } = desktopTexts();
  const [lastExport] = exports;
  return [
    ...(mac ? [appMenu(t)] : []),
    {
      label: t('File', {}, 'menu'),
      submenu: [
        { label: mac ? t('Settings …') : t('Settings'), accelerator: 'CmdOrCtrl+,', click: openSettings },
        { type: 'separator' },
        { label: t('Import Answers …'), accelerator: 'CmdOrCtrl+O', click: importAnswers },
        {
          label: t('Recent Exports'),
          enabled: lastExport !== undefined,
          submenu: exports.map((file) => ({
            // A single & would mark a letter as the shortcut.
            label: path.basename(file).replaceAll('&', '&&'),
            toolTip: file,
            click: () => showExport(file),
          })),
        },
        ...(mac && lastExport !== undefined
          ? [{ role: 'shareMenu' as const, label: t('Share Last Export'), sharingItem: { filePaths: [lastExport] } }]
          : []),
        { type: 'separator' },
        { label: t('Open Data Folder'), click: openDataFolder },
        // A program with a window has no terminal on Windows.
        ...(platform === 'win32' ? [] : [{ label: t('Command Line …'), click: offerCommand }]),
        { type: 'separator' },
        mac ? { role: 'close', label: t('Close Window') } : { role: 'quit', label: t('Quit') },
      ],
    },
    editMenu(t, mac),
    {
      label: t('View', {}, 'menu'),
      submenu: [
        { role: 'reload', label: t('Reload') },
        ...(development ? [{ role: 'toggleDevTools' as const }] : []),
        { type: 'separator' },
        { role: 'resetZoom', label: t('Actual Size') },
        { role: 'zoomIn', label: t('Zoom In') },
        { role: 'zoomOut', label: t('Zoom Out') },
        { type: 'separator' },
        { role: 'togglefullscreen', label: t('Toggle Full Screen') },
      ],
    },
    windowMenu(t, mac),
    {
      role: 'help',
      label: t('Help', {}, 'menu'),
      submenu: [
        { label: t('Licences'), click: openLicences },
        ...(mac ? [] : [{ role: 'about' as const, label: t('About Answerscope') }]),
      ],
    },
  ];
}

const separator = { type: 'separator' } as const;

const appMenu = (t: Translate): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    { role: 'about', label: t('About Answerscope') },
    separator,
    { role: 'services', label: t('Services') },
    separator,
    { role: 'hide', label: t('Hide Answerscope') },
    { role: 'hideOthers', label: t('Hide Others') },
    { role: 'unhide', label: t('Show All') },
    separator,
    { role: 'quit', label: t('Quit Answerscope') },
  ],
});

const editMenu = (t: Translate, mac: boolean): MenuItemConstructorOptions => ({
  role: 'editMenu',
  label: t('Edit', {}, 'menu'),
  submenu: [
    { role: 'undo', label: t('Undo') },
    { role: 'redo', label: t('Redo') },
    separator,
    { role: 'cut', label: t('Cut') },
    { role: 'copy', label: t('Copy') },
    { role: 'paste', label: t('Paste') },
    ...(mac ? [{ role: 'pasteAndMatchStyle' as const, label: t('Paste and Match Style') }] : []),
    { role: 'delete', label: t('Delete') },
    separator,
    { role: 'selectAll', label: t('Select All') },
  ],
});

const windowMenu = (t: Translate, mac: boolean): MenuItemConstructorOptions => ({
  role: 'windowMenu',
  label: t('Window', {}, 'menu'),
  submenu: [
    { role: 'minimize', label: t('Minimize') },
    { role: 'zoom', label: t('Zoom') },
    ...(mac
      ? [separator, { role: 'front' as const, label: t('Bring All to Front') }]
      : [{ role: 'close' as const, label: t('Close Window') }]),
  ],
});
