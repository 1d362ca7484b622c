import { Button, Switch } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { t } from '../../language/current.ts';

/** The most answers read per click. */
const batchSize = 100;

/** Lets an AI model look for company names in answers; hidden if no model is configured. */
export function ModelHelp({ customerId }: { customerId: number }) {
  const help = useOperation('get-model-assistance', { customerId });
  const set = useCommand('set-model-assistance');
  const discover = useCommand('discover-with-model');
  const job = useJob('model-discovery');
  if (help.data === undefined || help.data.model === null) return null;
  const { discovery, model, answersRead, answers } = help.data;
  const unread = Math.max(0, answers - answersRead);
  const running = job?.state === 'running';
  return (
    <Panel
      title={t('AI assistance')}
      note={t('{read, number} of {count, plural, one {# answer} other {# answers}} read', {
        read: answersRead,
        count: answers,
      })}
    >
      <div className="model-help">
        <Switch
          label={t('Let {model} look for company names in new answers', { model })}
          description={t(
            'It only suggests candidates, and only names that appear word for word in the answer. Each answer is read once; the cost counts towards your caps.',
          )}
          checked={set.isPending ? set.variables.discovery : discovery}
          disabled={set.isPending}
          onChange={(event) => set.mutate({ discovery: event.currentTarget.checked })}
        />
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          disabled={unread === 0 || running}
          loading={discover.isPending}
          onClick={() => discover.mutate({ customerId, most: batchSize, wait: true })}
        >
          {unread === 0
            ? t('All answers read')
            : t('{count, plural, one {Read # older answer now} other {Read # older answers now}}', {
                count: Math.min(unread, batchSize),
              })}
        </Button>
      </div>
      {(running || discover.isPending) && <JobProgress job={job} label={t('Looking for company names')} />}
    </Panel>
  );
}
