import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconFlask } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Facts } from '../../components/side-page.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { Credentials, CredentialsNote } from './credential-fields.tsx';
import { providerFacts, surfaceLabel } from './provider-labels.ts';
import { ProviderTest } from './provider-test.tsx';

type Platform = OutputOf<'list-providers'>[number];

function PlatformSettings({ platform }: { platform: Platform }) {
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
            <IconCheck size={14} aria-hidden="true" /> {t('ready', {}, 'platform')}
          </span>
        ) : (
          <span className="warn provider-state">{t('not set up', {}, 'platform')}</span>
        )}
        {!platform.published && (
          <span className="provider-extra">
            <IconFlask size={13} aria-hidden="true" />{' '}
            {platform.platform === 'local'
              ? t('experimental · not ChatGPT', {}, 'platform')
              : t('experimental', {}, 'platform')}
          </span>
        )}
      </header>
      {platform.note !== null && <p className="small dim">{serviceText(platform.note)}</p>}
      {active !== undefined && (
        <>
          {platform.providers.length > 1 && (
            <Select
              size="xs"
              w="32rem"
              maw="100%"
              label={t('Provider')}
              allowDeselect={false}
              data={platform.providers.map((provider) => ({
                value: provider.id,
                label: provider.default
                  ? t('{provider}: {surface} (default)', {
                      provider: serviceText(provider.label),
                      surface: surfaceLabel(provider.surface),
                    })
                  : t('{provider}: {surface}', {
                      provider: serviceText(provider.label),
                      surface: surfaceLabel(provider.surface),
                    }),
              }))}
              value={active.id}
              disabled={set.isPending}
              onChange={(id) => {
                const chosen = platform.providers.find((provider) => provider.id === id);
                if (chosen === undefined || chosen.id === active.id) return;
                set.mutate(
                  { platform: platform.platform, provider: chosen.default ? null : chosen.id },
                  {
                    onSuccess: () =>
                      notifications.show({
                        message: t('{platform} now uses {provider}', {
                          platform: platform.label,
                          provider: serviceText(chosen.label),
                        }),
                      }),
                  },
                );
              }}
            />
          )}
          {active.missing !== null && <p className="warn small">{serviceText(active.missing)}</p>}
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
    <Panel title={t('AI platforms')} note={t('providers and their credentials')}>
      <CredentialsNote />
      <Query of={providers} what={t('the platforms')} compact loading={<Lines count={8} />}>
        {(platforms) => platforms.map((platform) => <PlatformSettings key={platform.platform} platform={platform} />)}
      </Query>
    </Panel>
  );
}
