import { Button, Stepper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { messageOf } from '../../api/call-error.ts';
import { useCustomer, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { PageTitle } from '../../components/panel.tsx';
import { createFromDraft, type Created } from './create-from-draft.ts';
import { DraftEstimate } from './draft-estimate.tsx';
import { emptyDraft, readyPlatforms, stepProblems, type Draft } from './draft.ts';
import { Finished } from './finished.tsx';
import './start.css';
import { ClientStep, GroupStep, QueriesStep } from './steps.tsx';

const steps = ['client', 'group', 'queries'] as const;

/** Creates a client and its first query group in three steps, or a query group of an existing client in two. */
export default function Start() {
  const search = useSearch();
  const status = useWorkspaceStatus();
  const existing = useCustomer(Number(new URLSearchParams(search).get('customer')));
  const firstStep = existing === undefined ? 0 : 1;
  const [currentStep, setCurrentStep] = useState<number | null>(null);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [problemsVisible, setProblemsVisible] = useState(false);
  const created = useRef<Created>({ organizationId: null, customerId: null, groupId: null });
  const step = currentStep ?? firstStep;
  const kind = steps[step] ?? 'queries';
  const providers = useOperation('list-providers', {});
  const platforms = draft.platforms ?? readyPlatforms(providers.data ?? []);
  const completed: Draft =
    existing === undefined
      ? { ...draft, platforms }
      : {
          ...draft,
          platforms,
          name: existing.name,
          website: draft.website === '' ? existing.websiteUrl : draft.website,
        };
  const problems = stepProblems(kind, completed);
  const complete = Object.keys(problems).length === 0;

  const create = useMutation({
    meta: { quiet: true },
    mutationFn: () => {
      created.current.organizationId ??= existing?.organizationId ?? status.data?.organizations[0]?.id ?? null;
      created.current.customerId ??= existing?.id ?? null;
      return createFromDraft(completed, created.current);
    },
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
    providers: providers.data ?? [],
    customerId: existing?.id ?? null,
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
