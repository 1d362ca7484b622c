import { Button, Radio, Select } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link } from 'wouter';
import { importFields } from '#shared/contract/workspace/imports.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { columnsOf, fieldLabels, listName, outcomeSentence, type ImportCheck, type Mapping } from './import-request.ts';
import { FileList, NotCarriedOver, Preview, Rejected } from './import-rows.tsx';

/** The columns chosen for the fields, and how to choose others. */
interface Columns {
  readonly mapping: Mapping;
  readonly remap: (mapping: Mapping) => void;
}

/** The list of a JSON file to import, if it has several. */
function ListChoice({ check, change }: { check: ImportCheck; change: (list: string) => void }) {
  if (check.lists.length < 2) return null;
  return (
    <Radio.Group
      label={t('List', {}, 'of a file')}
      description={t('The file holds several lists of rows. Import them one after the other.')}
      value={check.list}
      onChange={change}
    >
      <div className="import-lists">
        {check.lists.map(({ path, rows, columns }) => (
          <Radio
            key={path}
            value={path}
            size="xs"
            label={
              <>
                <bdi>{listName(path)}</bdi>{' '}
                <span className="dim num">{t('{count, plural, one {# row} other {# rows}}', { count: rows })}</span>
              </>
            }
            description={<bdi className="import-list-columns">{texts().series(columns)}</bdi>}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** What has to be chosen before the file can be checked. */
export function NeededChoice({
  check,
  choose,
  columns,
}: {
  check: ImportCheck;
  choose: (list: string) => void;
  columns: Columns;
}) {
  return (
    <div className="import-check" role="alert">
      <p className="warn">
        {check.needs === 'list'
          ? t('Choose the list that holds the answers.')
          : t('Choose the columns that hold the queries and the answers.')}
      </p>
      <ListChoice check={check} change={choose} />
      {check.needs === 'columns' && (
        <ColumnChoice columns={columnsOf(check)} mapping={columns.mapping} change={columns.remap} />
      )}
    </div>
  );
}

/** The column that each field is read from. */
function ColumnChoice({
  columns,
  mapping,
  change,
}: {
  columns: readonly string[];
  mapping: Mapping;
  change: (mapping: Mapping) => void;
}) {
  return (
    <div className="import-columns">
      {importFields.map((field) => (
        <Select
          key={field}
          size="xs"
          label={fieldLabels[field]}
          placeholder={t('not in the file')}
          withAsterisk={field === 'query' || field === 'answer'}
          data={[...columns]}
          value={mapping[field] ?? null}
          allowDeselect={false}
          onChange={(column) => {
            if (column !== null) change({ ...mapping, [field]: column });
          }}
        />
      ))}
    </div>
  );
}

/** The result of the dry run: columns, counts, rejected rows and a preview. */
export function CheckResult({
  check,
  choose,
  columns,
  names,
}: {
  check: ImportCheck;
  choose: (list: string) => void;
  columns: Columns;
  names: readonly string[];
}) {
  return (
    <div className="import-check">
      <ListChoice check={check} change={choose} />
      {check.tool !== null && (
        <p>
          <T
            message="Recognised: <b>{tool}</b>, {file}"
            values={{ tool: check.tool.name, file: check.tool.export, b: (inner) => <b>{inner}</b> }}
          />
        </p>
      )}
      {check.files.length > 0 ? (
        <FileList check={check} names={names} />
      ) : (
        <>
          <h3 className="import-title">{t('Columns')}</h3>
          <ColumnChoice columns={columnsOf(check)} mapping={columns.mapping} change={columns.remap} />
        </>
      )}
      {check.tool === null && check.unusedColumns.length > 0 && (
        <p className="small dim">
          <T
            message="Unused columns: {columns}"
            values={{ columns: <bdi>{texts().series(check.unusedColumns)}</bdi> }}
          />
        </p>
      )}
      <p className="num" role="status">
        <b>{outcomeSentence(check)}</b>
        {check.queriesAdded > 0 &&
          ` · ${t('{count, plural, one {# query} other {# queries}} added to the group', { count: check.queriesAdded })}`}
        {check.queriesOnly > 0 &&
          ` · ${t('{count, plural, one {# without an answer} other {# without an answer}}', { count: check.queriesOnly }, 'queries')}`}
      </p>
      <Rejected check={check} />
      <NotCarriedOver check={check} />
      <Preview check={check} />
    </div>
  );
}

/** The result of an import with a link to the answers. */
export function Imported({
  outcome,
  customerId,
  names,
  restart,
}: {
  outcome: ImportCheck;
  customerId: number;
  names: readonly string[];
  restart: () => void;
}) {
  const onlyExecution = outcome.execution_ids.length === 1 ? outcome.execution_ids[0] : undefined;
  const group = outcome.query_group_id;
  return (
    <div className="import-check">
      <p className="good" role="status">
        <b className="num">{outcomeSentence(outcome)}</b>
      </p>
      <p className="small dim">
        {outcome.imported === 0
          ? t('Answers are never imported twice: same group, platform, date and query means the same answer.')
          : t('The answers are being analysed for companies and sources; the scores will follow shortly.')}
      </p>
      <FileList check={outcome} names={names} />
      <Rejected check={outcome} />
      <NotCarriedOver check={outcome} />
      <div className="import-actions">
        <Button variant="default" onClick={restart}>
          {t('Import another file')}
        </Button>
        <Button
          component={Link}
          leftSection={<IconMessages size={14} />}
          href={
            onlyExecution === undefined
              ? viewAddress(customerId, 'answers', { ...noFilters, group })
              : viewAddress(customerId, 'answers', noFilters, { execution: onlyExecution })
          }
        >
          {outcome.execution_ids.length > 1
            ? t('See answers of {count, plural, one {# scan} other {# scans}}', { count: outcome.execution_ids.length })
            : t('See answers')}
        </Button>
      </div>
    </div>
  );
}
