import { useWorkspaceStatus } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { t } from '../../language/current.ts';
import { AlertBound } from './alert-bound.tsx';
import { AlertRules } from './alert-rules.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Budgets } from './budgets.tsx';
import { Clients } from './clients.tsx';
import { General } from './general.tsx';
import { Messages } from './messages/messages.tsx';
import { Prices } from './prices.tsx';
import { Providers } from './providers.tsx';
import { Publishing } from './publishing/publishing.tsx';
import './settings.css';

const parts = [
  { value: 'general', label: t('General') },
  { value: 'clients', label: t('Clients') },
  { value: 'platforms', label: t('AI platforms') },
  { value: 'messages', label: t('Messages') },
  { value: 'money', label: t('Budgets and prices') },
  { value: 'alerts', label: t('Alerts') },
  { value: 'scripts', label: t('API keys') },
  { value: 'publishing', label: t('Publishing') },
] as const;

/** Settings of the workspace. */
export default function Settings() {
  const status = useWorkspaceStatus();
  const [parameters, change] = useViewParameters();
  const part = parts.find(({ value }) => value === parameters.get('part'))?.value ?? 'general';
  return (
    <div className="page settings">
      <PageTitle title={t('Settings')}>
        <Segments
          size="xs"
          aria-label={t('Part of the settings')}
          value={part}
          onChange={(value) => change({ part: value === 'general' ? null : value })}
          data={[...parts]}
        />
      </PageTitle>
      <Query of={status} what={t('the settings')}>
        {(data) => (
          <>
            {part === 'general' && <General status={data} />}
            {part === 'clients' && <Clients organizations={data.organizations} />}
            {part === 'platforms' && <Providers />}
            {part === 'messages' && <Messages isSample={data.env === 'sample'} timeZone={data.timeZone} />}
            {part === 'money' && (
              <>
                <Budgets />
                <Prices />
              </>
            )}
            {part === 'alerts' && (
              <>
                <AlertBound />
                <AlertRules />
              </>
            )}
            {part === 'publishing' && <Publishing isSample={data.env === 'sample'} timeZone={data.timeZone} />}
            {part === 'scripts' && <ApiKeys organizationId={data.organizations[0]?.id ?? null} />}
          </>
        )}
      </Query>
    </div>
  );
}
