/** What the desktop app does without its window. */
export interface BackgroundSettings {
  /** Keeps running when the window is closed; null until the person was asked. */
  readonly keepRunning: boolean | null;
  readonly startAtLogin: boolean;
  readonly notify: boolean;
}

/** A file that the system asked the app to open. */
export interface OpenedFile {
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  readonly kind: 'answers' | 'backup' | 'client' | 'unknown';
  readonly encrypted: boolean;
  /** Why it cannot be opened, after its name; null if it can. */
  readonly problem: string | null;
}

/** What is known of a newer version of the app. */
export interface UpdateStatus {
  /** The address that is asked; null if this build has none. */
  readonly feed: string | null;
  readonly check: boolean;
  readonly state: 'never checked' | 'checking' | 'current' | 'downloading' | 'ready' | 'waiting for scans' | 'failed';
  readonly version: string | null;
  readonly problem: string | null;
  readonly checkedAt: string | null;
}

/** Updates of the desktop app. */
export interface UpdateControls {
  read(): UpdateStatus;
  /** Stores whether updates are looked for once a day. Throws a one-line error on failure. */
  set(settings: { readonly check: boolean }): void;
  /** Looks for an update and downloads it; never rejects. */
  check(): Promise<void>;
  /** Installs the update that is ready as soon as no scan runs; false if none is ready. */
  install(): boolean;
}

/** What the desktop app does for the service. */
export interface ShellControls {
  /** Whether the operating system has a vault that can hold credentials. */
  vault(): boolean;
  /** Why it cannot, or what of it could not be read at the start, in words; null if nothing is wrong. */
  vaultProblem(): string | null;
  /** Environment names of the credentials in the vault. */
  kept(): readonly string[];
  /** Stores a credential under its environment name, effective at once; null deletes it. Throws a one-line error on failure. */
  keep(name: string, secret: string | null): Promise<void>;
  /** The port for scripts; null if it is off. */
  port(): number | null;
  /** Opens the port, now and at every start; null closes it. Throws `unavailable` with a one-line message if it is taken. */
  setPort(port: number | null): Promise<void>;
  background(): BackgroundSettings;
  /** Stores the settings that are given, effective at once. Throws a one-line error if the system refuses. */
  setBackground(change: Partial<BackgroundSettings>): void;
  readonly updates: UpdateControls;
  /** The file that waits to be looked at; null if none does. */
  opened(): OpenedFile | null;
  dismissOpened(): void;
  /** A file or folder was written for the person: it is among the recent exports. */
  exported(file: string): void;
  /** Lets the native parts follow the theme of the dashboards. Throws a system error. */
  setTheme(theme: 'light' | 'dark' | 'system'): void;
  /** Shows a file or folder in the system's file manager. */
  showInFolder(file: string): void;
}
