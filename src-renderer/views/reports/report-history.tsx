import { ActionIcon, Button, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useCommand, useCustomer, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Lines } from '../../components/states.tsx';
import { ShowInFolder } from '../../components/show-in-folder.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { formatInstant, formatPeriod } from '../../format/dates.ts';
import { formatBytes, formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { formatLabel } from './report-draft.ts';
import { reportTable } from './report-table.ts';

/** As many as the service returns at once. */
const mostReports = 500;

/** Reports created for this client, newest first. */
export function ReportHistory({ customerId }: { customerId: number }) {
  const reports = useOperation('list-reports', { customerId, limit: mostReports });
  const status = useWorkspaceStatus();
  const name = useCustomer(customerId)?.name ?? '';
  const open = useCommand('open-report');
  return (
    <Panel
      title={t('Previous reports')}
      note={t('files on this computer')}
      actions={<SaveTable table={reportTable(t('{client} reports', { client: name }), reports.data ?? [])} />}
    >
      <Query
        of={reports}
        what={t('the reports')}
        compact
        loading={<Lines count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="dim small">{t('No reports yet.')}</p>}
      >
        {(list) => (
          <Scrolls label={t('Previous reports')}>
            <table className="plain-table">
              <thead>
                <tr>
                  <th>{t('Created')}</th>
                  <th>{t('Title')}</th>
                  <th>{t('Format')}</th>
                  <th>{t('Period')}</th>
                  <th className="figure">{t('Answers')}</th>
                  <th className="figure">{t('Size')}</th>
                  <HiddenHeading label={t('Open', {}, 'verb')} />
                </tr>
              </thead>
              <tbody>
                {list.map((report) => (
                  <tr key={report.reportId} className={report.present ? undefined : 'dim'}>
                    <td className="nowrap">{formatInstant(report.createdAt, status.data?.timeZone ?? 'UTC')}</td>
                    <td>
                      <bdi>{report.title}</bdi>
                    </td>
                    <td>{formatLabel(report.format)}</td>
                    <td className="nowrap">{formatPeriod(report.from, report.to)}</td>
                    <td className="figure">{formatCount(report.answers)}</td>
                    <td className="figure nowrap">{formatBytes(report.bytes)}</td>
                    <td className="report-actions">
                      {report.present ? (
                        <>
                          <CopyButton value={report.file}>
                            {({ copied, copy }) => (
                              <Tooltip
                                label={copied ? t('Copied') : t('Copy path: {file}', { file: report.file })}
                                multiline
                                maw={420}
                              >
                                <ActionIcon
                                  aria-label={t('Copy the path of {title}', { title: report.title })}
                                  onClick={copy}
                                >
                                  {copied ? <IconCheck size={15} /> : <IconCopy size={15} stroke={1.6} />}
                                </ActionIcon>
                              </Tooltip>
                            )}
                          </CopyButton>
                          <ShowInFolder file={report.file} name={report.title} />
                          <Button
                            variant="default"
                            size="compact-sm"
                            leftSection={<IconExternalLink size={13} />}
                            loading={open.isPending && open.variables.reportId === report.reportId}
                            onClick={() => open.mutate({ reportId: report.reportId })}
                          >
                            {t('Open', {}, 'verb')}
                            <span className="visually-hidden"> {report.title}</span>
                          </Button>
                        </>
                      ) : (
                        <span className="small">{t('moved or deleted')}</span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolls>
        )}
      </Query>
    </Panel>
  );
}
