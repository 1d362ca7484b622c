/** What the desktop app does for the service; a service that runs without it has none of this. */
export interface ShellControls {
  /** Whether the operating system has a vault. */
  vault(): boolean;
  /** Environment names of what the vault holds. */
  kept(): readonly string[];
  /** Keeps a credential under its environment name and lets the service see it at once; null forgets it. Throws in one line when it cannot. */
  keep(name: string, secret: string | null): void;
  /** The port for scripts; null while it is off. */
  port(): number | null;
  /** Opens the port, now and at every start, or with null closes it. Throws `unavailable` in one line when it is taken. */
  setPort(port: number | null): Promise<void>;
}
