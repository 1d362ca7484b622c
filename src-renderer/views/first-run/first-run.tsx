import { UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconBuildingPlus, IconTelescope } from '@tabler/icons-react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { navigate } from '../../app/hash-location.ts';
import { SampleProgress } from '../../components/sample-progress.tsx';
import { t } from '../../language/current.ts';
import './first-run.css';

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
