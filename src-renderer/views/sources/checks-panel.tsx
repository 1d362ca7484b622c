import { Button, NumberInput, Popover, Switch } from '@mantine/core';
import { IconCalendarRepeat, IconWorldSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useWorkspaceStatus } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatInstant } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { CheckMark } from './check-mark.tsx';
import { checkCounts, checkKinds, outcomeWords } from './check-words.ts';
import { useArticleCheck } from './use-article-check.ts';

type Sources = OutputOf<'list-sources'>;
/** Pages read per click. */
const atOnce = 50;

/** Whether the most cited pages are read weekly, and how many. */
function WeeklyCheck({ options, last }: { options: Sources['options']; last: string | null }) {
  const timeZone = useTimeZone();
  const set = useCommand('set-article-checks');
  const [most, setMost] = useState<string | number>(options.most);
  return (
    <Popover position="bottom-end" width={290} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<IconCalendarRepeat size={14} />}>
          {options.weekly ? t('Weekly: on') : t('Weekly: off')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className="weekly-check"
          onSubmit={(event) => {
            event.preventDefault();
            if (typeof most === 'number') set.mutate({ most });
          }}
        >
          <Switch
            size="xs"
            label={t('Read the most cited pages of every client weekly')}
            checked={options.weekly}
            onChange={(event) => set.mutate({ weekly: event.currentTarget.checked })}
          />
          <NumberInput
            size="xs"
            label={t('Pages per client')}
            min={1}
            max={500}
            allowDecimal={false}
            value={most}
            onChange={setMost}
          />
          <Button type="submit" variant="default" disabled={most === options.most || typeof most !== 'number'}>
            {t('Save')}
          </Button>
          <p className="small dim">
            {last === null
              ? t('It has not yet run for this client.')
              : t('Last run {instant}.', { instant: formatInstant(last, timeZone) })}
          </p>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What the cited pages say about the client: read, not yet read, unreachable; and a button to read them now. */
export function ChecksPanel({
  sources,
  customerId,
  filters,
}: {
  sources: Sources;
  customerId: number;
  filters: Filters;
}) {
  const offline = useWorkspaceStatus().data?.offline === true;
  const check = useArticleCheck();
  const counts = checkCounts(sources.checks);
  return (
    <Panel
      title={t('What the cited pages say')}
      note={t('{count, plural, one {# page} other {# pages}}', {
        count: sources.checks.checked + sources.checks.unreachable + sources.checks.notChecked,
      })}
      actions={
        sources.checkable && (
          <>
            <WeeklyCheck options={sources.options} last={sources.lastWeeklyCheck} />
            <Button
              variant="default"
              leftSection={<IconWorldSearch size={14} />}
              disabled={check.busy}
              onClick={() => check.start({ ...viewScope(customerId, filters), most: atOnce })}
            >
              {t('Check the most cited')}
            </Button>
          </>
        )
      }
    >
      <div className="check-bar" aria-hidden="true">
        {checkKinds.map(
          (kind) =>
            counts[kind] > 0 && <span key={kind} className={`fill-${kind}`} style={{ flexGrow: counts[kind] }} />,
        )}
      </div>
      <div className="source-counts check-counts">
        {checkKinds.map((kind) => (
          <Link
            key={kind}
            className="source-count"
            href={viewAddress(customerId, 'sources', filters, { show: 'pages', check: kind })}
          >
            <CheckMark kind={kind} />
            <b className="num">{formatCount(counts[kind])}</b>
          </Link>
        ))}
      </div>
      {check.busy && <JobProgress job={check.running ? check.job : null} label={t('Reading cited pages')} />}
      {!check.busy && <CheckNote check={check} checkable={sources.checkable} offline={offline} />}
    </Panel>
  );
}

/** The result of the last check, or what to know before the next. */
function CheckNote({
  check,
  checkable,
  offline,
}: {
  check: ReturnType<typeof useArticleCheck>;
  checkable: boolean;
  offline: boolean;
}) {
  if (!checkable)
    return (
      <p className="small dim check-note">
        {t(
          'The sample cites invented pages, whose texts are simulated. In your own workspace, one click reads the most cited ones.',
        )}
      </p>
    );
  if (check.error !== null)
    return (
      <p className="bad small check-note" role="alert">
        {messageOf(check.error)}
      </p>
    );
  if (check.job?.state === 'cancelled')
    return (
      <p className="warn small check-note" role="status">
        {t('Stopped. Pages already read are kept; the rest stay “not checked yet”.')}
      </p>
    );
  if (check.ended !== null)
    return (
      <p className="small check-note" role="status">
        {check.ended.jobId === null
          ? t(
              'Nothing is due: pages are read again after 30 days, unreachable ones after 7. To read a page now, open its site.',
            )
          : check.ended.outcome !== null && t('Pages: {outcome}', { outcome: outcomeWords(check.ended.outcome) })}
      </p>
    );
  if (offline)
    return (
      <p className="warn small check-note" role="status">
        {t('You are offline. Nothing is lost: pages stay “not checked yet” until the next check.')}
      </p>
    );
  return null;
}
