import { Alert, Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { answerCost } from '../../format/money.ts';
import { formatFineDollars, formatLatency } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { hidden } from '../../language/tags.tsx';
import { serviceText } from '../../wording/service.ts';

type Platform = OutputOf<'list-providers'>[number];
type Provider = Platform['providers'][number];

/** Sends one short query and shows the result. */
export function ProviderTest({ platform, provider }: { platform: Platform; provider: Provider }) {
  const test = useCommand('test-provider', { quiet: true });
  const result = test.data;
  return (
    <div className="provider-try">
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={14} />}
        loading={test.isPending}
        disabled={provider.missing !== null}
        onClick={() => test.mutate({ platform: platform.platform, provider: provider.id })}
      >
        <T message="Test<hidden> {platform}</hidden>" values={{ platform: platform.label, hidden }} />
      </Button>
      <span className="small dim">
        {provider.surface === 'simulated'
          ? t('sends one short query; free of charge')
          : provider.expectedUsdPerAnswer === null
            ? t('sends one short query, which is charged (price unknown)')
            : t('sends one short query, which is charged ({cost} expected)', {
                cost: formatFineDollars(provider.expectedUsdPerAnswer),
              })}
      </span>
      {test.isError && (
        <Alert color="red" variant="light" className="provider-result" role="alert">
          {test.error.message}
        </Alert>
      )}
      {result !== undefined && (
        <Alert
          color={result.ok ? 'green' : 'red'}
          variant="light"
          className="provider-result"
          role="status"
          title={result.ok ? t('The platform answered') : t('The platform did not answer')}
        >
          <p dir="auto">{serviceText(result.message)}</p>
          {result.ok && (
            <p className="small num">
              {result.servedModel ?? serviceText(provider.label)} · {formatLatency(result.latencyMs)} ·{' '}
              {answerCost(result.costUsd)}
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}
