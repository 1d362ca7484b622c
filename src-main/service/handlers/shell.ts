import { existsSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest, unavailable } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { providers } from '#main/platforms/registry.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import type { ShellControls } from '../shell-controls.ts';
import { generationVariables } from '#main/models/model-config.ts';

/** Settings that the desktop app stores outside the workspace: credentials in the vault, and the port for scripts. */
export const shellHandlers: HandlersOf<
  | 'get-shell-settings'
  | 'keep-credential'
  | 'set-port'
  | 'set-background'
  | 'set-updates'
  | 'check-for-updates'
  | 'install-update'
  | 'dismiss-opened-file'
  | 'show-in-folder'
  | 'set-theme'
> = {
  'get-shell-settings': (_request, { host }) => settingsOf(host.shell),

  'keep-credential': async ({ name, secret }, context) => {
    const shell = shellOf(
      context,
      'Here credentials are environment variables: set the variable, then restart Answerscope.',
    );
    const known = connectionVariables();
    if (!known.includes(name)) {
      const nearest = nearestName(name, known);
      throw invalidRequest('name', `no provider uses it${nearest === undefined ? '' : `; did you mean ${nearest}?`}`);
    }
    try {
      await shell.keep(name, secret);
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : `${name} could not be stored.`);
    }
    return settingsOf(shell);
  },

  'set-port': async ({ port }, context) => {
    const shell = shellOf(context, 'Here the port is chosen at the start: serve --port.');
    await shell.setPort(port);
    return settingsOf(shell);
  },

  'set-background': ({ keepRunning, startAtLogin, notify }, context) => {
    const shell = shellOf(context, 'Only the desktop app runs without its window.');
    try {
      shell.setBackground({
        ...(keepRunning === undefined ? {} : { keepRunning }),
        ...(startAtLogin === undefined ? {} : { startAtLogin }),
        ...(notify === undefined ? {} : { notify }),
      });
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : 'The setting could not be stored.');
    }
    return settingsOf(shell);
  },

  'set-updates': ({ check }, context) => {
    const shell = shellOf(context, onlyDesktopUpdates);
    try {
      shell.updates.set({ check });
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : 'The setting could not be stored.');
    }
    return settingsOf(shell);
  },

  'check-for-updates': (_request, context) => {
    const shell = shellOf(context, onlyDesktopUpdates);
    if (shell.updates.read().feed === null) throw unavailable('This build has no address to ask for updates.');
    void shell.updates.check();
    return settingsOf(shell);
  },

  'install-update': (_request, context) => {
    const shell = shellOf(context, onlyDesktopUpdates);
    if (!shell.updates.install()) throw unavailable('No update is ready. Check for updates first.');
    return settingsOf(shell);
  },

  'dismiss-opened-file': (_request, context) => {
    const shell = shellOf(context, 'Only the desktop app is asked to open files.');
    shell.dismissOpened();
    return settingsOf(shell);
  },

  'show-in-folder': ({ file }, context) => {
    const shell = shellOf(context, 'Only the desktop app opens the file manager.');
    if (!path.isAbsolute(file)) throw invalidRequest('file', 'must be an absolute path');
    if (!existsSync(file)) throw invalidRequest('file', 'was moved or deleted');
    shell.showInFolder(file);
    return {};
  },

  'set-theme': ({ theme }, context) => {
    const shell = shellOf(context, 'Only the desktop app has native parts.');
    try {
      shell.setTheme(theme);
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : 'The setting could not be stored.');
    }
    return {};
  },
};

const onlyDesktopUpdates = 'Only the desktop app updates itself.';

/** The environment variables that providers or the keyword generator read. */
const connectionVariables = (): string[] => [
  ...new Set(
    [
      ...providers.flatMap(({ credentials, modelVariable, baseUrlVariable }) => [
        ...credentials,
        modelVariable ?? '',
        baseUrlVariable,
      ]),
      ...generationVariables,
    ].filter((name) => name !== ''),
  ),
];

function shellOf({ host }: ServiceContext, unavailableMessage: string): ShellControls {
  if (host.shell === null) throw unavailable(unavailableMessage);
  return host.shell;
}

const settingsOf = (shell: ShellControls | null): OutputOf<'get-shell-settings'> => ({
  desktop: shell !== null,
  vault: shell?.vault() ?? false,
  vaultProblem: shell?.vaultProblem() ?? null,
  kept: [...(shell?.kept() ?? [])].toSorted(),
  port: shell?.port() ?? null,
  background: shell?.background() ?? null,
  updates: shell?.updates.read() ?? null,
  opened: shell?.opened() ?? null,
});
