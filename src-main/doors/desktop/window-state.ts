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
});
export type WindowState = z.output<typeof stateSchema>;

export const smallestWindow = { width: 800, height: 560 } as const;
const firstWindow = { width: 1_320, height: 860 } as const;

/** How much of a window must be on a screen for the user to reach it, in pixels. */
const visiblePart = 120;

/** The last state of a window; null if none was stored or it cannot be read. */
export function readWindowState(file: string): WindowState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Stores the state for the next start; a file that cannot be written is ignored. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(file, JSON.stringify(state));
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
