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
import { emptyDraft, stepProblems, type Draft } from './draft.ts';
import './start.css';
import { ClientStep, GroupStep, QueriesStep } from './steps.tsx';
import { readTypedQueries } from './typed-queries.ts';

const steps = ['client', 'group', 'queries'] as const;

/** Confirms what was created and offers the next step. */
function Finished({ customerId, groupId, draft }: { customerId: number; groupId: number; draft: Draft }) {
  const scan = useCommand('start-scan');
  // The scheduler starts the first scan unless it is switched off.
  const executions = useOperation('list-executions', { customerId, queryGroupId: groupId, limit: 1 });
  const started = (executions.data?.total ?? 0) > 0;
  const scans = viewAddress(customerId, 'scans');
  const queries =
    draft.source === 'typed'
      ? plural(readTypedQueries(draft.queries).queries.length, 'query', 'queries')
      : 'generated queries';
  return (
    <div className="start-done">
      <IconCircleCheck size={34} stroke={1.4} className="good" aria-hidden="true" />
      <h2>
        <bdi>{draft.group}</bdi> is ready with {queries}
      </h2>
      <p className="dim">
        {started ? 'The first scan has started. It asks' : 'The first scan asks'} every query on every chosen platform.
        This takes a few minutes and costs what the platforms charge.
      </p>
      <div className="start-estimate">
        <EstimatePanel request={{ queryGroupId: groupId }} />
      </div>
      <div className="start-done-actions">
        {started ? (
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
          See query groups
        </Button>
      </div>
    </div>
  );
}

/** Creates a client and its first query group in three steps, or a query group of an existing client in two. */
export default function Start() {
  const client = useQueryClient();
  const search = useSearch();
  const customers = useCustomers();
  const status = useWorkspaceStatus();
  const requestedId = Number(new URLSearchParams(search).get('customer'));
  const existing = customers.data?.find((customer) => customer.id === requestedId);
  const firstStep = existing === undefined ? 0 : 1;
  const [currentStep, setCurrentStep] = useState<number | null>(null);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [problemsVisible, setProblemsVisible] = useState(false);
  const created = useRef<Created>({ organizationId: null, customerId: null, groupId: null });
  const step = currentStep ?? firstStep;
  const kind = steps[step] ?? 'queries';
  const completed: Draft =
    existing === undefined
      ? draft
      : { ...draft, name: existing.name, website: draft.website === '' ? existing.websiteUrl : draft.website };
  const problems = stepProblems(kind, completed);
  const complete = Object.keys(problems).length === 0;

  const create = useMutation({
    meta: { quiet: true },
    mutationFn: () => {
      created.current.organizationId ??= existing?.organizationId ?? status.data?.organizations[0]?.id ?? null;
      created.current.customerId ??= existing?.id ?? null;
      return createFromDraft(completed, created.current);
    },
    onSuccess: () => void client.invalidateQueries(),
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setProblemsVisible(!complete);
    if (!complete) return;
    if (step < steps.length - 1) setCurrentStep(step + 1);
    else create.mutate();
  };
  const shared = {
    draft: completed,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    problems: problemsVisible ? problems : {},
  };

  return (
    <div className="page start">
      <PageTitle title={existing === undefined ? 'New client' : `New query group for ${existing.name}`} />
      {create.data !== undefined ? (
        <Finished customerId={create.data.customerId} groupId={create.data.groupId} draft={completed} />
      ) : (
        <form className="panel start-form" onSubmit={submit} noValidate>
          <Stepper
            active={step}
            size="xs"
            onStepClick={(index) => index >= firstStep && index < step && setCurrentStep(index)}
            allowNextStepsSelect={false}
          >
            <Stepper.Step label="Client" />
            <Stepper.Step label="What to measure" />
            <Stepper.Step label="Queries" />
          </Stepper>
          <div className="start-step">
            {kind === 'client' && <ClientStep {...shared} askOrganization={status.data?.organizations.length === 0} />}
            {kind === 'group' && <GroupStep {...shared} />}
            {kind === 'queries' && (
              <>
                <QueriesStep {...shared} />
                <DraftEstimate draft={completed} />
              </>
            )}
          </div>
          {create.isError && (
            <p className="bad" role="alert">
              {messageOf(create.error)}
            </p>
          )}
          <div className="start-actions">
            {step > firstStep && (
              <Button variant="default" size="sm" onClick={() => setCurrentStep(step - 1)}>
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
