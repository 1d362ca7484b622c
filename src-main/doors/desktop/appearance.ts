import { readFileSync } from 'node:fs';
import { app, BrowserWindow, nativeTheme } from 'electron';
import { z } from 'zod';
import { writeSettings } from './write-settings.ts';

const fileSchema = z.object({ theme: z.enum(['light', 'dark', 'system']) });
export type Theme = z.output<typeof fileSchema>['theme'];

/** The canvas of the dashboards, so that a window never flashes in another colour: `--as-canvas` in global.css. */
export const canvas = (): string => (nativeTheme.shouldUseDarkColors ? '#0e1015' : '#f6f7f9');

/** Lets menus, title bars and new windows follow the theme of the dashboards, and that of the system where they do. */
export function followTheme(file: string): (theme: Theme) => void {
  try {
    nativeTheme.themeSource = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).theme;
  } catch {
    // The system's.
  }
  const repaint = (): void => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(canvas());
  };
  nativeTheme.on('updated', repaint);
  app.on('will-quit', () => nativeTheme.off('updated', repaint));
  return (theme) => {
    writeSettings(file, JSON.stringify({ theme }));
    nativeTheme.themeSource = theme;
  };
}
