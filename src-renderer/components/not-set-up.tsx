import { Tooltip } from '@mantine/core';
import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import { t } from '../language/current.ts';
import { serviceText } from '../wording/service.ts';

/** A platform without its credential, in one line: it is not asked until it is set up. */
export function NotSetUp({ platform, why }: { platform: string; why: string | null }) {
  return (
    <p className="small warn">
      <Tooltip label={why === null ? null : serviceText(why)} disabled={why === null} multiline maw="24rem">
        <span tabIndex={why === null ? undefined : 0}>
          {t('{platform} is not asked until it is set up.', { platform: platformLabel(platform) })}
        </span>
      </Tooltip>{' '}
      <Link className="accent-link" href="/settings?part=platforms">
        {t('Set up', {}, 'verb')}
      </Link>
    </p>
  );
}
