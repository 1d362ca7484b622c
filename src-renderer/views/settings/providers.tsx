import { Alert, Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconFlask, IconPlugConnected } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Facts } from '../../components/side-page.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatFineDollars, formatLatency } from '../../format/numbers.ts';
import { Credentials, CredentialsNote } from './credential-fields.tsx';
import { providerFacts, surfaceLabel } from './provider-labels.ts';

type Platform = OutputOf<'list-providers'>[number];
type Provider = Platform['providers'][number];

const costLabel = (usd: number | null): string =>
  usd === null ? 'price unknown' : `${formatFineDollars(usd)} expected`;

/** Sends one short query and shows the result. */
function ProviderTest({ platform, provider }: { platform: Platform; provider: Provider }) {
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
        {provider.surface === 'simulated'
          ? 'sends one short query; free of charge'
          : `sends one short query, which is charged (${costLabel(provider.expectedUsdPerAnswer)})`}
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
          title={result.ok ? 'The platform answered' : 'The platform did not answer'}
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

function PlatformSettings({ platform }: { platform: Platform }) {
  const client = useQueryClient();
  const set = useCommand('set-provider');
  const active = platform.providers.find((provider) => provider.active) ?? platform.providers[0];
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
              label="Provider"
              allowDeselect={false}
              data={platform.providers.map((provider) => ({
                value: provider.id,
                label: `${provider.label}: ${surfaceLabel(provider.surface)}${provider.default ? ' (default)' : ''}`,
              }))}
              value={active.id}
              disabled={set.isPending}
              onChange={(id) => {
                const chosen = platform.providers.find((provider) => provider.id === id);
                if (chosen === undefined || chosen.id === active.id) return;
                set.mutate(
                  { platform: platform.platform, provider: chosen.default ? null : chosen.id },
                  {
                    onSuccess: () => {
                      notifications.show({ message: `${platform.label} now uses ${chosen.label}` });
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
          <ProviderTest key={active.id} platform={platform} provider={active} />
        </>
      )}
    </section>
  );
}

/** The AI platforms: provider, credentials and a test of each. */
export function Providers() {
  const providers = useOperation('list-providers', {});
  return (
    <Panel title="AI platforms" note="providers and their credentials">
      <CredentialsNote />
      {providers.isPending && (
        <>
          <LoadingNote what="the platforms" />
          <Lines count={8} />
        </>
      )}
      {providers.isError && providers.data === undefined && (
        <Failure
          compact
          title="The platforms could not be loaded"
          error={providers.error}
          retry={() => void providers.refetch()}
        />
      )}
      {providers.data?.map((platform) => (
        <PlatformSettings key={platform.platform} platform={platform} />
      ))}
    </Panel>
  );
}
