import { Button, Stepper } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useCustomers, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { PageTitle } from '../../components/panel.tsx';
import { plural } from '../../format/numbers.ts';
import { EstimatePanel } from '../money/estimate.tsx';
import { createFromDraft, type Created } from './create-from-draft.ts';
import { DraftEstimate } from './draft-estimate.tsx';
import { emptyDraft, missing, type Draft } from './draft.ts';
import './start.css';
import { ClientStep, GroupStep, QueriesStep } from './steps.tsx';
import { readTypedQueries } from './typed-queries.ts';

const steps = ['client', 'group', 'queries'] as const;

/** What was created, and the next thing to do. */
function Finished({ customerId, groupId, draft }: { customerId: number; groupId: number; draft: Draft }) {
  const scan = useCommand('start-scan');
  // The scheduler starts the first scan by itself, unless it is off.
  const begun = useOperation('list-executions', { customerId, queryGroupId: groupId, limit: 1 });
  const scans = viewAddress(customerId, 'scans');
  const queries =
    draft.how === 'typed'
      ? plural(readTypedQueries(draft.queries).queries.length, 'query', 'queries')
      : 'generated queries';
  return (
    <div className="start-done">
      <IconCircleCheck size={34} stroke={1.4} className="good" aria-hidden="true" />
      <h2>
        <bdi>{draft.group}</bdi> is ready with {queries}
      </h2>
      <p className="dim">
        The first scan is due at once. It asks every query on every chosen platform, which takes minutes and costs what
        the platforms charge.
      </p>
      <div className="start-estimate">
        <EstimatePanel request={{ queryGroupId: groupId }} />
      </div>
      <div className="start-done-actions">
        {(begun.data?.total ?? 0) > 0 ? (
          <Button component={Link} leftSection={<IconPlayerPlay size={14} />} href={scans}>
            Watch the first scan
          </Button>
        ) : (
          <Button
            leftSection={<IconPlayerPlay size={14} />}
            loading={scan.isPending}
            onClick={() => scan.mutate({ queryGroupId: groupId }, { onSuccess: () => navigate(scans) })}
          >
            Scan now
          </Button>
        )}
        <Button component={Link} variant="default" href={viewAddress(customerId, 'groups')}>
          See the query groups
        </Button>
      </div>
    </div>
  );
}

/** From a name to a query group in three steps; for a client that exists, in two. */
export default function Start() {
  const client = useQueryClient();
  const search = useSearch();
  const customers = useCustomers();
  const status = useWorkspaceStatus();
  const wanted = Number(new URLSearchParams(search).get('customer'));
  const existing = customers.data?.find((one) => one.id === wanted);
  const first = existing === undefined ? 0 : 1;
  const [at, setAt] = useState<number | null>(null);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [shown, setShown] = useState(false);
  const created = useRef<Created>({ organizationId: null, customerId: null, groupId: null });
  const step = at ?? first;
  const kind = steps[step] ?? 'queries';
  const full: Draft =
    existing === undefined
      ? draft
      : { ...draft, name: existing.name, website: draft.website === '' ? existing.websiteUrl : draft.website };
  const problems = missing(kind, full);
  const complete = Object.keys(problems).length === 0;

  const create = useMutation({
    meta: { quiet: true },
    mutationFn: () => {
      created.current.organizationId ??= existing?.organizationId ?? status.data?.organizations[0]?.id ?? null;
      created.current.customerId ??= existing?.id ?? null;
      return createFromDraft(full, created.current);
    },
    onSuccess: () => void client.invalidateQueries(),
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setShown(!complete);
    if (!complete) return;
    if (step < steps.length - 1) setAt(step + 1);
    else create.mutate();
  };
  const shared = {
    draft: full,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    problems: shown ? problems : {},
  };

  return (
    <div className="page start">
      <PageTitle title={existing === undefined ? 'A new client' : `A new query group for ${existing.name}`} />
      {create.data !== undefined ? (
        <Finished customerId={create.data.customerId} groupId={create.data.groupId} draft={full} />
      ) : (
        <form className="panel start-form" onSubmit={submit} noValidate>
          <Stepper
            active={step}
            size="xs"
            onStepClick={(index) => index >= first && index < step && setAt(index)}
            allowNextStepsSelect={false}
          >
            <Stepper.Step label="The client" />
            <Stepper.Step label="What to measure" />
            <Stepper.Step label="The queries" />
          </Stepper>
          <div className="start-step">
            {kind === 'client' && <ClientStep {...shared} askOrganization={status.data?.organizations.length === 0} />}
            {kind === 'group' && <GroupStep {...shared} />}
            {kind === 'queries' && (
              <>
                <QueriesStep {...shared} />
                <DraftEstimate draft={full} />
              </>
            )}
          </div>
          {create.isError && (
            <p className="bad" role="alert">
              {messageOf(create.error)}
            </p>
          )}
          <div className="start-actions">
            {step > first && (
              <Button variant="default" size="sm" onClick={() => setAt(step - 1)}>
                Back
              </Button>
            )}
            <Button type="submit" size="sm" loading={create.isPending}>
              {step < steps.length - 1 ? 'Continue' : create.isError ? 'Try again' : 'Create'}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
