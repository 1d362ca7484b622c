import { Button, Switch } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatCount, plural } from '../../format/numbers.ts';

/** Answers a press has read at most. */
const atOnce = 100;

/** A model that reads answers for company names, where one is configured; nothing is shown where none is. */
export function ModelHelp({ customerId }: { customerId: number }) {
  const client = useQueryClient();
  const help = useOperation('get-model-assistance', { customerId });
  const set = useCommand('set-model-assistance');
  const discover = useCommand('discover-with-model');
  const job = useJob('model-discovery');
  if (help.data === undefined || help.data.model === null) return null;
  const { discovery, model, answersRead, answers } = help.data;
  const left = Math.max(0, answers - answersRead);
  const readAgain = () => void client.invalidateQueries({ queryKey: ['get-model-assistance'] });
  const running = job?.state === 'running';
  return (
    <Panel title="A model’s help" note={`${formatCount(answersRead)} of ${plural(answers, 'answer')} read`}>
      <div className="model-help">
        <Switch
          label={`Have ${model} read new answers for company names`}
          description="It names candidates only, and only names that stand in the answer word for word. Every answer is read once, paid under your caps."
          checked={set.isPending ? set.variables.discovery : discovery}
          disabled={set.isPending}
          onChange={(event) => set.mutate({ discovery: event.currentTarget.checked }, { onSettled: readAgain })}
        />
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          disabled={left === 0 || running}
          loading={discover.isPending}
          onClick={() => discover.mutate({ customerId, most: atOnce, wait: true }, { onSettled: readAgain })}
        >
          {left === 0 ? 'All are read' : `Read ${plural(Math.min(left, atOnce), 'older answer')} now`}
        </Button>
      </div>
      {(running || discover.isPending) && <JobProgress job={job} label="Reading answers for company names" />}
    </Panel>
  );
}
