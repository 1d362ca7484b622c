/** What the desktop app does without its window. */
export interface BackgroundSettings {
  /** Keeps running when the window is closed; null until the person was asked. */
  readonly keepRunning: boolean | null;
  readonly startAtLogin: boolean;
  readonly notify: boolean;
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
}
