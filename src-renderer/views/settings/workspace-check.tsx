import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';

type Checked = OutputOf<'check-workspace'>;

const findingLabels: Readonly<Record<Checked['findings'][number]['kind'], string>> = {
  damage: t('Damage'),
  reference: t('Missing reference'),
  figures: t('Figure differs from a recount'),
  stale: t('Out of date'),
  unfinished: t('Not finished'),
};

/** Checks the file and recounts every figure from the stored answers. */
export function WorkspaceCheck() {
  const check = useCommand('check-workspace', { quiet: true });
  const job = useJob('check');
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>{t('Check')}</b>
          <span className="small dim upkeep-words">{t('Checks the file and recounts every figure.')}</span>
        </p>
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={15} />}
          loading={check.isPending}
          onClick={() => check.mutate({})}
        >
          {t('Check now')}
        </Button>
      </div>
      {check.isPending && <JobProgress job={job} label={t('Checking')} />}
      <Problem error={check.error} />
      {check.data !== undefined && check.data.findings.length === 0 && (
        <p className="good small" role="status">
          {t(
            'No problems found in {answers, plural, one {# answer} other {# answers}} of {scans, plural, one {# scan} other {# scans}}.',
            { answers: check.data.answers, scans: check.data.executions },
          )}
        </p>
      )}
      {check.data !== undefined && check.data.findings.length > 0 && (
        <ul className="upkeep-findings small" role="status">
          {check.data.findings.map((finding) => (
            <li key={finding.message}>
              <b className="warn">{findingLabels[finding.kind]}</b> {serviceText(finding.message)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
