import { Alert, Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconFlask, IconPlugConnected, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Facts } from '../../components/side-page.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatFineDollars, formatLatency } from '../../format/numbers.ts';
import { providerFacts, surfaceWords } from './provider-words.ts';

type Platform = OutputOf<'list-providers'>[number];
type Provider = Platform['providers'][number];

/** Which of the environment names are there. */
function Credentials({ provider }: { provider: Provider }) {
  if (provider.credentials.length === 0) return <p className="small dim">Needs no credential.</p>;
  return (
    <ul className="credentials">
      {provider.credentials.map((one) => (
        <li key={one.name} className={one.present ? 'good' : 'warn'}>
          {one.present ? <IconCheck size={13} aria-hidden="true" /> : <IconX size={13} aria-hidden="true" />}
          <code>{one.name}</code> {one.present ? 'is set' : 'is missing'}
        </li>
      ))}
    </ul>
  );
}

/** Asks one short real question and shows how it went. */
function Try({ platform, provider }: { platform: Platform; provider: Provider }) {
  const test = useCommand('test-provider', { quiet: true });
  const result = test.data;
  return (
    <div className="provider-try">
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={14} />}
        loading={test.isPending}
        disabled={provider.missing !== null}
        onClick={() => test.mutate({ platform: platform.platform, provider: provider.id })}
      >
        Test<span className="visually-hidden"> {platform.label}</span>
      </Button>
      <span className="small dim">
        asks one short question, which is billed ({formatFineDollars(provider.expectedUsdPerAnswer)} expected)
      </span>
      {test.isError && (
        <Alert color="red" variant="light" className="provider-result" role="alert">
          {test.error.message}
        </Alert>
      )}
      {result !== undefined && (
        <Alert
          color={result.ok ? 'green' : 'red'}
          variant="light"
          className="provider-result"
          role="status"
          title={result.ok ? 'It answers' : 'It does not answer'}
        >
          <p dir="auto">{result.message}</p>
          {result.ok && (
            <p className="small num">
              {result.servedModel ?? provider.label} · {formatLatency(result.latencyMs)} ·{' '}
              {formatFineDollars(result.costUsd)}
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}

function PlatformSetting({ platform }: { platform: Platform }) {
  const client = useQueryClient();
  const set = useCommand('set-provider');
  const active = platform.providers.find((one) => one.active) ?? platform.providers[0];
  return (
    <section className="provider" aria-label={platform.label}>
      <header className="provider-head">
        <h3>
          <PlatformMark platform={platform.platform} />
        </h3>
        {platform.ready ? (
          <span className="good provider-state">
            <IconCheck size={14} aria-hidden="true" /> ready
          </span>
        ) : (
          <span className="warn provider-state">not set up</span>
        )}
        {!platform.published && (
          <span className="provider-extra">
            <IconFlask size={13} aria-hidden="true" /> experimental{platform.platform === 'local' && ' · not ChatGPT'}
          </span>
        )}
      </header>
      {platform.note !== null && <p className="small dim">{platform.note}</p>}
      {active !== undefined && (
        <>
          {platform.providers.length > 1 && (
            <Select
              size="xs"
              w="22rem"
              maw="100%"
              label="Served by"
              allowDeselect={false}
              data={platform.providers.map((one) => ({
                value: one.id,
                label: `${one.label}: ${surfaceWords(one.surface)}${one.default ? ' (default)' : ''}`,
              }))}
              value={active.id}
              disabled={set.isPending}
              onChange={(id) => {
                const chosen = platform.providers.find((one) => one.id === id);
                if (chosen === undefined || chosen.id === active.id) return;
                set.mutate(
                  { platform: platform.platform, provider: chosen.default ? null : chosen.id },
                  {
                    onSuccess: () => {
                      notifications.show({ message: `${platform.label} is served by ${chosen.label}` });
                      void client.invalidateQueries({
                        predicate: ({ queryKey }) =>
                          ['list-providers', 'estimate-scan', 'get-calendar'].includes(String(queryKey[0])),
                      });
                    },
                  },
                );
              }}
            />
          )}
          {active.missing !== null && <p className="warn small">{active.missing}</p>}
          <div className="provider-columns">
            <Facts facts={providerFacts(active)} />
            <Credentials provider={active} />
          </div>
          <Try key={active.id} platform={platform} provider={active} />
        </>
      )}
    </section>
  );
}

/** The AI platforms: who serves each, what is there, what is missing, and whether it answers. */
export function Providers() {
  const providers = useOperation('list-providers', {});
  const desktop = window.answerscope !== undefined;
  return (
    <Panel title="AI platforms" note="who is asked, and with which credentials">
      <p className="small dim settings-note">
        {desktop
          ? 'Credentials come from the vault of the operating system, or from the environment Answerscope was started in. They are never written into the workspace, a log, an export or a backup.'
          : 'Answerscope runs without its desktop shell here, so credentials come from the environment it was started in: set the names below, then start it again. They are never written into the workspace, a log, an export or a backup.'}
      </p>
      {providers.isPending && (
        <>
          <LoadingNote what="the platforms" />
          <Lines count={8} />
        </>
      )}
      {providers.isError && providers.data === undefined && (
        <Failure
          compact
          title="The platforms could not be listed"
          error={providers.error}
          retry={() => void providers.refetch()}
        />
      )}
      {providers.data?.map((platform) => (
        <PlatformSetting key={platform.platform} platform={platform} />
      ))}
    </Panel>
  );
}
