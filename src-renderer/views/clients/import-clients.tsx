import { Button } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { notifications } from '@mantine/notifications';
import { IconUsersPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useWorkspaceStatus } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { serviceText } from '../../wording/service.ts';
import { FileDrop } from '../import/file-drop.tsx';
import '../import/import.css';
import { useChosenFile } from '../import/use-chosen-file.ts';

type Outcome = OutputOf<'import-customers'>;
type Row = Outcome['rows'][number];

const resultLabels: Readonly<Record<Row['result'], string>> = {
  new: t('New', {}, 'client'),
  exists: t('Already there'),
  repeated: t('Repeated'),
  bad: t('Cannot be read'),
};
const mostShown = 200;

function Found({ outcome }: { readonly outcome: Outcome }) {
  const { rows, unusedColumns } = outcome;
  return (
    <>
      {unusedColumns.length > 0 && (
        <p className="small dim">{t('Not read: {columns}.', { columns: texts().list(unusedColumns) })}</p>
      )}
      <div className="client-list-rows" tabIndex={0} role="group" aria-label={t('Lines of the file')}>
        <table className="plain-table">
          <thead>
            <tr>
              <th className="figure">{t('Line')}</th>
              <th>{t('Client')}</th>
              <th>{t('Website')}</th>
              <th>{t('Result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostShown).map((row) => (
              <tr key={row.line}>
                <td className="figure num">{row.line}</td>
                <td>
                  <bdi>{row.name}</bdi>
                </td>
                <td>{row.websiteUrl.replace(/^https?:\/\//, '')}</td>
                <td className={row.result === 'new' ? 'good' : row.result === 'bad' ? 'bad' : 'dim'}>
                  {resultLabels[row.result]}
                  {row.message !== null && (
                    <span className="small dim client-list-why">{serviceText(row.message)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > mostShown && (
        <p className="small dim">{t('The first {count, number} lines.', { count: mostShown })}</p>
      )}
    </>
  );
}

/** Adds the clients of a CSV file, after showing what is in it. */
export function ImportClients({ close }: { readonly close: () => void }) {
  const status = useWorkspaceStatus();
  const file = useChosenFile();
  const check = useCommand('import-customers', { quiet: true });
  const run = useCommand('import-customers', { quiet: true });
  const organizationId = status.data?.organizations[0]?.id;
  const { path } = file;
  const { mutate: look } = check;
  useEffect(() => {
    if (path !== null && organizationId !== undefined) look({ file: path, organizationId, dryRun: true });
  }, [path, organizationId, look]);
  const rows = check.data?.rows ?? [];
  const added = rows.filter(({ result }) => result === 'new').length;
  const bad = rows.filter(({ result }) => result === 'bad').length;
  const error = file.error ?? check.error ?? run.error;
  return (
    <Dialog onClose={close} title={t('Import a list of clients')} centered size="xl">
      <p className="small dim settings-note">
        <T
          message="A CSV file with a line for each client: the columns {name} and {website}, and if you have them {aliases}, {domains}, {language}, {country} and {competitors}; several in one cell are separated by semicolons."
          values={{
            name: <b>name</b>,
            website: <b>website</b>,
            aliases: <b>aliases</b>,
            domains: <b>domains</b>,
            language: <b>language</b>,
            country: <b>country</b>,
            competitors: <b>competitors</b>,
          }}
        />
      </p>
      <FileDrop
        file={file.file}
        share={file.share}
        choose={file.choose}
        cancel={file.cancel}
        several={false}
        prompt={t('Drop a CSV file here')}
        label={t('List of clients')}
      />
      <Problem error={error} />
      {check.data !== undefined && <Found outcome={check.data} />}
      <div className="settings-actions">
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button
          leftSection={<IconUsersPlus size={15} />}
          disabled={added === 0 || path === null || organizationId === undefined}
          loading={check.isPending || run.isPending}
          onClick={() =>
            path !== null &&
            organizationId !== undefined &&
            run.mutate(
              { file: path, organizationId, skipBad: true },
              {
                onSuccess: ({ imported }) => {
                  notifications.show({
                    message: t('{count, plural, one {# client added} other {# clients added}}', { count: imported }),
                  });
                  close();
                },
              },
            )
          }
        >
          {added === 0
            ? t('Import', {}, 'verb')
            : t(
                '{count, plural, one {Import # client} other {Import # clients}}{bad, plural, =0 {} one {, leave out #} other {, leave out #}}',
                { count: added, bad },
              )}
        </Button>
      </div>
    </Dialog>
  );
}
