import { UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconBuildingPlus, IconTelescope } from '@tabler/icons-react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob, type JobEvent } from '../../api/jobs.ts';
import { navigate } from '../../app/hash-location.ts';
import { t } from '../../language/current.ts';
import './first-run.css';

/** A progress bar for building the sample. */
export function SampleProgress({ job }: { job: JobEvent | null }) {
  const known = job !== null && job.total > 0;
  const share = known ? (100 * job.completed) / job.total : 0;
  return (
    <div className="build" role="status">
      <div
        className={known ? 'build-bar' : 'build-bar build-bar-open'}
        role="progressbar"
        aria-label={t('Building the sample')}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(known ? { 'aria-valuenow': Math.round(share) } : {})}
      >
        <span style={{ width: `${known ? share : 30}%` }} />
      </div>
      <p className="dim small num">
        {job === null || job.message === ''
          ? t('Building the sample: twelve clients and a year of weekly scans')
          : job.message}
        {known && ` · ${t('{done, number} of {total, number}', { done: job.completed, total: job.total })}`}
      </p>
    </div>
  );
}

/** The first start: open the sample, or add the first client. */
export function FirstRun({ sampleExists }: { sampleExists: boolean }) {
  const job = useJob('sample');
  const openSample = useCommand('open-sample-workspace', { quiet: true });
  const building = openSample.isPending || job?.state === 'running';
  const failed = openSample.error ?? (job?.state === 'failed' ? job.message : null);
  const open = () => openSample.mutate({});
  return (
    <main className="first-run">
      <div className="first-run-inner">
        <p className="first-run-name">Answerscope</p>
        <h1>{t('How visible are your clients in AI answers?')}</h1>
        <div className="doors">
          <UnstyledButton className="door" onClick={open} disabled={building} autoFocus>
            <IconTelescope size={26} stroke={1.4} aria-hidden="true" />
            <span className="door-title">
              {t('Look around in the sample')} <IconArrowRight size={16} aria-hidden="true" />
            </span>
            <span className="door-text">
              {sampleExists
                ? t(
                    'A fictional agency with twelve clients and a year of weekly scans. Opens immediately. Nothing leaves this computer.',
                  )
                : t(
                    'A fictional agency with twelve clients and a year of weekly scans. Ready in a few seconds. Nothing leaves this computer.',
                  )}
            </span>
            {building && <SampleProgress job={job} />}
          </UnstyledButton>
          <UnstyledButton className="door" onClick={() => navigate('/start')} disabled={building}>
            <IconBuildingPlus size={26} stroke={1.4} aria-hidden="true" />
            <span className="door-title">
              {t('Start with my first client')} <IconArrowRight size={16} aria-hidden="true" />
            </span>
            <span className="door-text">
              {t(
                'A name, a website and the questions their buyers ask. You can open the sample later in the settings.',
              )}
            </span>
          </UnstyledButton>
        </div>
        {failed !== null && !building && (
          <p className="first-run-error" role="alert">
            {t('The sample could not be built: {why}', { why: messageOf(failed) })}
          </p>
        )}
      </div>
    </main>
  );
}
