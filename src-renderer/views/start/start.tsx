import { Button, Stepper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useCustomer, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { draftKey, useStartDrafts } from '../../state/start-draft.ts';
import { createFromDraft, type Created } from './create-from-draft.ts';
import { ClientStep } from './client-step.tsx';
import { CompetitorsStep } from './competitors-step.tsx';
import { defaultSchedule, emptyDraft, readyPlatforms, stepProblems, stepsOf, type Draft, type Step } from './draft.ts';
import { Finished } from './finished.tsx';
import { GroupStep } from './group-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { QueriesStep } from './queries-step.tsx';
import './start.css';

const stepLabels: Readonly<Record<Step, string>> = {
  client: t('Client'),
  competitors: t('Competitors'),
  group: t('Measure', {}, 'step of a new client'),
  queries: t('Queries'),
  plan: t('Plan', {}, 'step of a new client'),
};

/** Creates a client and its first query group step by step, or a query group of an existing client. */
export default function Start() {
  const search = useSearch();
  const status = useWorkspaceStatus();
  const existing = useCustomer(Number(new URLSearchParams(search).get('customer')));
  const { drafts, store, forget } = useStartDrafts();
  const key = draftKey(status.data?.workspaceId ?? '', existing?.id ?? 0);
  // What was typed here, else what was left from before.
  const [typed, setTyped] = useState<{ draft: Draft; step: number } | null>(null);
  const stored = typed ?? drafts[key];
  const keep = (next: { draft: Draft; step: number }): void => {
    setTyped(next);
    store(key, next);
  };
  const draft: Draft = {
    ...emptyDraft,
    ...(existing?.language === undefined ? {} : { language: existing.language }),
    ...(existing?.countryCode === undefined ? {} : { country: existing.countryCode }),
    ...stored?.draft,
  };
  const setCurrentStep = (next: number): void => keep({ draft, step: next });
  const [finished, setFinished] = useState<Draft | null>(null);
  const [problemsVisible, setProblemsVisible] = useState(false);
  const created = useRef<Created>({ organizationId: null, customerId: null, groupId: null });
  const steps = stepsOf(draft.from, existing === undefined);
  const step = Math.min(stored?.step ?? 0, steps.length - 1);
  const kind = steps[step] ?? 'client';
  const providers = useOperation('list-providers', {});
  const platforms = draft.platforms ?? readyPlatforms(providers.data ?? []);
  const schedule = draft.schedule ?? defaultSchedule();
  const completed: Draft =
    existing === undefined
      ? { ...draft, platforms, schedule }
      : {
          ...draft,
          platforms,
          schedule,
          name: existing.name,
          website: draft.website === '' ? existing.websiteUrl : draft.website,
        };
  const isLast = step === steps.length - 1;
  const problems = stepProblems(kind, completed);
  const complete = Object.keys(problems).length === 0;

  const create = useMutation({
    meta: { quiet: true },
    mutationFn: (firstScan: 'now' | 'scheduled') => {
      created.current.organizationId ??= existing?.organizationId ?? status.data?.organizations[0]?.id ?? null;
      created.current.customerId ??= existing?.id ?? null;
      return createFromDraft(completed, created.current, firstScan);
    },
    onSuccess: ({ customerId, groupId }) => {
      setFinished(completed);
      forget(key);
      if (groupId === null) navigate(itemAddress(customerId, 'scans', 'import'));
    },
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setProblemsVisible(!complete);
    if (!complete) return;
    if (isLast) create.mutate('now');
    else setCurrentStep(step + 1);
  };
  const startOver = (): void => {
    setTyped(null);
    forget(key);
  };
  const onlyPlan = (): void => {
    setProblemsVisible(!complete);
    if (complete) create.mutate('scheduled');
  };
  const shared = {
    draft: completed,
    change: (part: Partial<Draft>) => keep({ draft: { ...draft, ...part }, step }),
    problems: problemsVisible ? problems : {},
  };

  return (
    <div className="page start">
      <PageTitle
        title={existing === undefined ? t('New client') : t('New query group for {client}', { client: existing.name })}
      />
      {create.data !== undefined && create.data.groupId !== null && finished !== null ? (
        <Finished customerId={create.data.customerId} groupId={create.data.groupId} draft={finished} />
      ) : (
        <form className="panel start-form" onSubmit={submit} noValidate>
          <Stepper
            active={step}
            size="xs"
            onStepClick={(index) => index < step && setCurrentStep(index)}
            allowNextStepsSelect={false}
          >
            {steps.map((one) => (
              <Stepper.Step key={one} label={stepLabels[one]} />
            ))}
          </Stepper>
          <div className="start-step">
            {kind === 'client' && <ClientStep {...shared} askOrganization={status.data?.organizations.length === 0} />}
            {kind === 'competitors' && <CompetitorsStep {...shared} />}
            {kind === 'group' && <GroupStep {...shared} isNewClient={existing === undefined} />}
            {kind === 'queries' && <QueriesStep {...shared} customerId={existing?.id ?? null} />}
            {kind === 'plan' && (
              <PlanStep {...shared} providers={providers.data ?? []} timeZone={status.data?.timeZone ?? 'UTC'} />
            )}
          </div>
          <Problem error={create.error} />
          <div className="start-actions">
            {step > 0 && (
              <Button variant="default" size="sm" onClick={() => setCurrentStep(step - 1)}>
                {t('Back')}
              </Button>
            )}
            {stored !== undefined && (
              <Button variant="subtle" color="gray" size="sm" onClick={startOver}>
                {t('Start over')}
              </Button>
            )}
            {kind === 'plan' && (
              <Button variant="default" size="sm" disabled={create.isPending} onClick={onlyPlan}>
                {t('Only plan')}
              </Button>
            )}
            <Button type="submit" size="sm" loading={create.isPending}>
              {!isLast
                ? t('Continue')
                : create.isError
                  ? t('Try again')
                  : kind === 'plan'
                    ? t('Create and scan')
                    : t('Create')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
