import { ActionIcon, Button, CopyButton, Switch, TextInput, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { Problem } from '../../components/problem.tsx';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { SiteFolder } from './site-folder.tsx';

type Shares = OutputOf<'list-report-shares'>;

function CopyAddress({ url, name }: { readonly url: string; readonly name: string }) {
  return (
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('Copied') : url} multiline maw={420}>
          <ActionIcon aria-label={t('Copy the link to {name}', { name })} onClick={copy}>
            {copied ? <IconCheck size={15} /> : <IconCopy size={15} stroke={1.6} />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}

function ShareRow({ share }: { readonly share: Shares['shares'][number] }) {
  const revoke = useCommand('revoke-report-share');
  const { customerId, shareId, title, from, to, createdAt, expiresOn, expired, url } = share;
  return (
    <tr className={expired ? 'dim' : undefined}>
      <td>
        <bdi>{title}</bdi>
      </td>
      <td className="nowrap">{formatPeriod(from, to)}</td>
      <td className="nowrap">{formatDay(createdAt.slice(0, 10))}</td>
      <td className="nowrap">
        {expiresOn === null
          ? t('until revoked')
          : expired
            ? t('expired {day}', { day: formatDay(expiresOn) })
            : formatDay(expiresOn)}
      </td>
      <td className="report-actions">
        {url !== null && !expired && <CopyAddress url={url} name={title} />}
        <Button
          variant="default"
          size="compact-sm"
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ customerId, shareId })}
        >
          {expired ? t('Remove') : t('Revoke')}
          <span className="visually-hidden"> {title}</span>
        </Button>
      </td>
    </tr>
  );
}

/** Links to reports on this computer's port, and a folder for a web host. */
export function SharedReports({
  customerId,
  request,
}: {
  readonly customerId: number;
  /** The report as it is composed; null while it cannot be made. */
  readonly request: InputOf<'preview-report'> | null;
}) {
  const shares = useOperation('list-report-shares', { customerId });
  const share = useCommand('share-report', { quiet: true });
  const newest = useCommand('set-report-link');
  const today = useToday();
  const [expiresOn, setExpiresOn] = useState('');
  return (
    <Panel title={t('Shared')} note={t('links to reports, as they were when you shared them')}>
      <Query of={shares} what={t('the shared reports')} compact loading={<Lines count={3} />}>
        {({ shares: list, alwaysNewest, newestUrl, portOn }) => (
          <div className="shared">
            {!portOn && (
              <p className="small warn">
                {t('Links work while script access is on.')}{' '}
                <Link href="/settings?part=keys" className="accent-link">
                  {t('Turn it on')}
                </Link>
              </p>
            )}
            <form
              className="shared-new"
              onSubmit={(event) => {
                event.preventDefault();
                if (request === null) return;
                share.mutate({ ...request, ...(expiresOn === '' ? {} : { expiresOn }) });
              }}
            >
              <TextInput
                type="date"
                label={t('Link works until')}
                description={t('Empty: until you revoke it')}
                min={today}
                value={expiresOn}
                onChange={(event) => setExpiresOn(event.currentTarget.value)}
              />
              <Button
                type="submit"
                variant="default"
                leftSection={<IconLink size={14} />}
                disabled={request === null}
                loading={share.isPending}
              >
                {t('Share this report')}
              </Button>
              <SiteFolder request={request} />
            </form>
            <Problem error={share.error} />
            <div className="shared-newest">
              <Switch
                label={t('A link that always shows the newest figures')}
                checked={alwaysNewest}
                disabled={newest.isPending}
                onChange={(event) => newest.mutate({ customerId, on: event.currentTarget.checked })}
              />
              {newestUrl !== null && <CopyAddress url={newestUrl} name={t('the newest report')} />}
            </div>
            {list.length > 0 && (
              <Scrolls label={t('Shared reports')}>
                <table className="plain-table">
                  <thead>
                    <tr>
                      <th>{t('Title')}</th>
                      <th>{t('Period')}</th>
                      <th>{t('Shared')}</th>
                      <th>{t('Works until')}</th>
                      <HiddenHeading label={t('Revoke')} />
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((one) => (
                      <ShareRow key={one.shareId} share={one} />
                    ))}
                  </tbody>
                </table>
              </Scrolls>
            )}
          </div>
        )}
      </Query>
    </Panel>
  );
}
