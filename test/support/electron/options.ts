/** A rectangle on the desktop, in pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the system's vault behaves: `broken` says it is there and then fails; `changed` holds another key than before; `locked`
 * asks for its password until a test opens it. */
export type VaultKind = 'available' | 'locked' | 'missing' | 'basic_text' | 'broken' | 'changed';

/** What a test decides about the system around the app before it starts. */
export interface StandInOptions {
  readonly platform: NodeJS.Platform;
  /** Arguments behind the program's name. */
  readonly args: readonly string[];
  readonly vault: VaultKind;
  /** Work areas of the displays. */
  readonly displays: readonly Bounds[];
  /** Whether the system started the app when the user logged in. */
  readonly openedAtLogin: boolean;
  /** The folder of the package: `package.json` and what lies beside the archive; default: the project's own. */
  readonly packaged: string | null;
  /** Answers to message boxes in their order; a box without one is a violation. */
  readonly answers: readonly number[];
}

/** The variable that the options are passed in, as JSON. The product does not see it. */
export const optionsVariable = 'STAND_IN_OPTIONS';

/** The options of this process. */
export const options: StandInOptions = {
  platform: process.platform,
  args: [],
  vault: 'available',
  displays: [{ x: 0, y: 0, width: 1_920, height: 1_080 }],
  openedAtLogin: false,
  packaged: null,
  answers: [],
  ...(JSON.parse(process.env[optionsVariable] ?? '{}') as Partial<StandInOptions>),
};
