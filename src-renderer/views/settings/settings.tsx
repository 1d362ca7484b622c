import { SegmentedControl } from '@mantine/core';
import { useWorkspaceStatus } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
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
  { value: 'general', label: 'General' },
  { value: 'clients', label: 'Clients' },
  { value: 'platforms', label: 'AI platforms' },
  { value: 'messages', label: 'Messages' },
  { value: 'money', label: 'Budgets and prices' },
  { value: 'alerts', label: 'Alerts' },
  { value: 'scripts', label: 'API keys' },
  { value: 'publishing', label: 'Publishing' },
] as const;

/** Settings of the workspace. */
export default function Settings() {
  const status = useWorkspaceStatus();
  const [parameters, change] = useViewParameters();
  const part = parts.find(({ value }) => value === parameters.get('part'))?.value ?? 'general';
  return (
    <div className="page settings">
      <PageTitle title="Settings">
        <SegmentedControl
          size="xs"
          aria-label="Part of the settings"
          value={part}
          onChange={(value) => change({ part: value === 'general' ? null : value })}
          data={[...parts]}
        />
      </PageTitle>
      <Query of={status} what="the settings">
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
