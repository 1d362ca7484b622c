import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useCommand } from '../api/hooks.ts';
import { useJob } from '../api/jobs.ts';
import { SampleProgress } from '../components/sample-progress.tsx';
import { Empty } from '../components/states.tsx';
import { t } from '../language/current.ts';
import { useHashWorkspace } from './hash-router.tsx';

/** Instead of a view, where the address leads to another workspace than the open one. */
export function ForeignAddress({ open }: { open: string }) {
  const named = useHashWorkspace();
  const openSample = useCommand('open-sample-workspace');
  const openOwn = useCommand('open-own-workspace');
  const job = useJob('sample');
  const switching = openSample.isPending || openOwn.isPending;
  const toSample = named === 'sample';
  const toOwn = open === 'sample' && !toSample;
  const stay = (
    <Button component={Link} href="/" variant={toSample || toOwn ? 'default' : 'filled'}>
      {open === 'sample' ? t('Stay in the sample') : t('Go to my clients')}
    </Button>
  );
  return (
    <Empty
      icon={<IconMap2 size={28} stroke={1.4} />}
      title={t('This address belongs to another workspace')}
      action={
        <span className="foreign-actions">
          {(openSample.isPending || job?.state === 'running') && <SampleProgress job={job} />}
          {stay}
          {toSample && (
            <Button loading={switching} onClick={() => openSample.mutate({})}>
              {t('Open the sample')}
            </Button>
          )}
          {toOwn && (
            <Button loading={switching} onClick={() => openOwn.mutate({})}>
              {t('Open my own workspace')}
            </Button>
          )}
        </span>
      }
    >
      {toSample
        ? t('It leads to the sample, and your own workspace is open.')
        : toOwn
          ? t('It leads to your own workspace, and the sample is open.')
          : t('It leads to a workspace in another data folder. Start Answerscope with that folder to see it.')}
    </Empty>
  );
}
