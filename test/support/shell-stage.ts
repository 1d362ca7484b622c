import path from 'node:path';
import { createBackground } from '#main/doors/desktop/background.ts';
import { createSecretStore, type Vault } from '#main/doors/desktop/secrets.ts';
import { createUpdates } from '#main/doors/desktop/updates.ts';
import { createShellControls, type Shell } from '#main/doors/desktop/shell-controls.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { randomToken } from '#main/doors/http/owner-sessions.ts';

/** A vault that reverses text: enough to show that nothing is stored in plain text. */
export const reversingVault: Vault = {
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async (text) => Buffer.from([...text].toReversed().join('')),
  decryptStringAsync: async (encrypted) => {
    const text = encrypted.toString();
    if (text.startsWith('foreign')) throw new Error('cannot decrypt');
    return { result: [...text].toReversed().join(''), shouldReEncrypt: false };
  },
};

export interface ShellStage {
  readonly switcher: WorkspaceSwitcher;
  readonly shell: Shell;
  /** Why the stored port could not be opened at the start; null if it could, or if there is none. */
  readonly portProblem: string | null;
  close(): Promise<void>;
}

/** The service with everything the desktop app adds, except Electron and its vault. */
export async function openShell(
  dataDirectory: string,
  started: Record<string, string> = {},
  vault: Vault = reversingVault,
): Promise<ShellStage> {
  const environment: Record<string, string | undefined> = {};
  const shell = createShellControls({
    updates: createUpdates({
      file: path.join(dataDirectory, 'desktop', 'updates.json'),
      feed: null,
      updater: () => Promise.reject(new Error('there is no updater')),
      keep: () => Promise.resolve(),
      isScanning: () => Promise.resolve(false),
      close: () => {},
      changed: () => {},
      log: () => {},
    }),
    showInFolder: () => {},
    exported: () => {},
    setTheme: () => {},
    background: createBackground(path.join(dataDirectory, 'desktop', 'background.json'), () => {}),
    secrets: createSecretStore(path.join(dataDirectory, 'desktop', 'secrets.json'), vault),
    startEnvironment: started,
    environment,
    portFile: path.join(dataDirectory, 'desktop', 'port.json'),
    openPort: (port) => createHttpDoor(switcher, { port, ownerToken: randomToken(), dashboard: false }),
  });
  await shell.readCredentials();
  const switcher: WorkspaceSwitcher = await createWorkspaceSwitcher({ dataDirectory, environment, shell });
  const portProblem = await shell.start();
  return {
    switcher,
    shell,
    portProblem,
    close: async () => {
      await shell.close();
      await switcher.close();
    },
  };
}
