import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const stateSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
  /** Chromium's zoom level: 0 is 100 %, one step is a factor of 1.2. */
  zoom: z.number().min(-8).max(9),
});
const fileSchema = z.object({ last: stateSchema, places: z.record(z.string(), stateSchema) });
export type WindowState = z.output<typeof stateSchema>;

export const smallestWindow = { width: 800, height: 560 } as const;
const firstWindow = { width: 1_320, height: 860 } as const;

/** How much of a window must be on a screen for the user to reach it, in pixels. */
const visiblePart = 120;

/** Arrangements of displays whose places are stored: desk, train, meeting room … */
const mostArrangements = 10;

/** Which displays there are, as a key: a place belongs to the displays it was chosen on. */
const arrangement = (screens: readonly Rectangle[]): string =>
  screens
    .map(({ x, y, width, height }) => `${x},${y},${width},${height}`)
    .toSorted()
    .join(' ');

const readAll = (file: string): z.output<typeof fileSchema> | null => {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

/** The place that was chosen on exactly these displays; null if none was. */
export const placeOn = (file: string, screens: readonly Rectangle[]): Rectangle | null =>
  readAll(file)?.places[arrangement(screens)] ?? null;

/** The last state of a window on these displays, otherwise on any; null if none was stored or it cannot be read. */
export function readWindowState(file: string, screens: readonly Rectangle[]): WindowState | null {
  const stored = readAll(file);
  if (stored === null) return null;
  const place = stored.places[arrangement(screens)];
  return place === undefined ? stored.last : { ...place, zoom: stored.last.zoom };
}

/** Stores the state for the next start on these displays; a file that cannot be written is ignored. */
export function writeWindowState(file: string, screens: readonly Rectangle[], state: WindowState): void {
  const here = arrangement(screens);
  const others = Object.entries(readAll(file)?.places ?? {}).filter(([key]) => key !== here);
  const places = Object.fromEntries([...others.slice(1 - mostArrangements), [here, state]]);
  try {
    writeFileSync(file, JSON.stringify({ last: state, places }));
  } catch {
    // The window opens in its default size next time.
  }
}

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);

/** The bounds to open a window with: its last ones if they are still on a screen, between the smallest usable size and the screen's. */
export function placeWindow(
  state: WindowState | null,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  const screen = screens.find(
    ({ x, y, width, height }) =>
      state !== null &&
      overlap(state.x, state.width, x, width) >= visiblePart &&
      // The title bar at the top must be reachable.
      state.y >= y &&
      state.y <= y + height - visiblePart,
  );
  const within = screen ?? screens[0] ?? { x: 0, y: 0, ...firstWindow };
  const { width, height } = state ?? firstWindow;
  const size = {
    width: Math.max(smallestWindow.width, Math.min(width, within.width)),
    height: Math.max(smallestWindow.height, Math.min(height, within.height)),
  };
  return state === null || screen === undefined ? size : { x: state.x, y: state.y, ...size };
}
