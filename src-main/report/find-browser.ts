import { existsSync } from 'node:fs';
import path from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  'brave-browser',
];
const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};
/** The environment variables a browser needs to start, without credentials. */
const passedOn =
  /^(PATH|Path|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|SystemRoot|SYSTEMROOT|windir|LOCALAPPDATA|APPDATA|ProgramFiles\S*|ProgramData|USERPROFILE|FONTCONFIG_\w+|LD_LIBRARY_PATH)$/;

/** A browser that can print: `ANSWERSCOPE_BROWSER`, the first one on the PATH, or one in its usual place; null if there is none. */
export function findBrowser(environment: Environment, platform: NodeJS.Platform = process.platform): string | null {
  const chosen = environment['ANSWERSCOPE_BROWSER'];
  if (chosen !== undefined && chosen !== '') return chosen;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
  return [...onPath, ...(usualPlaces[platform] ?? [])].find(existsSync) ?? null;
}

/** What a browser gets of an environment. */
export const browserEnvironment = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name)));
