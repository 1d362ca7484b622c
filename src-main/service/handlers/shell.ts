import { invalidRequest, unavailable } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { providers } from '#main/platforms/registry.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import type { ShellControls } from '../shell-controls.ts';
import { generationVariables } from '#main/models/model-config.ts';

/** What the desktop app keeps outside the workspace: credentials in the vault, and the port for scripts. */
export const shellHandlers: HandlersOf<'get-shell-settings' | 'keep-credential' | 'set-port'> = {
  'get-shell-settings': (_request, { host }) => settingsOf(host.shell),

  'keep-credential': ({ name, secret }, context) => {
    const shell = shellOf(
      context,
      'Credentials come from the environment here: set the name, then start Answerscope again.',
    );
    const known = connectionVariables();
    if (!known.includes(name)) {
      const nearest = nearestName(name, known);
      throw invalidRequest('name', `no provider reads it${nearest === undefined ? '' : `; did you mean ${nearest}?`}`);
    }
    try {
      shell.keep(name, secret);
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : `${name} could not be kept.`);
    }
    return settingsOf(shell);
  },

  'set-port': async ({ port }, context) => {
    const shell = shellOf(context, 'The port is chosen when the service is started: serve --port.');
    await shell.setPort(port);
    return settingsOf(shell);
  },
};

/** The environment names that some provider or the writer of keywords reads. */
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

function shellOf({ host }: ServiceContext, otherwise: string): ShellControls {
  if (host.shell === null) throw unavailable(otherwise);
  return host.shell;
}

const settingsOf = (shell: ShellControls | null): OutputOf<'get-shell-settings'> => ({
  desktop: shell !== null,
  vault: shell?.vault() ?? false,
  kept: [...(shell?.kept() ?? [])].toSorted(),
  port: shell?.port() ?? null,
});
