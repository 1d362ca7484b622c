import { Button, Radio, Select } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link } from 'wouter';
import { importFields } from '#shared/contract/workspace/imports.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { formatDay } from '../../format/dates.ts';
import { plural } from '../../format/numbers.ts';
import { Scrolls } from '../../components/scrolls.tsx';
import {
  columnsOf,
  fieldLabels,
  listName,
  outcomeSentence,
  problemPlaces,
  type ImportCheck,
  type Mapping,
  remedies,
} from './import-request.ts';

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
      label="List"
      description="The file holds several lists of rows. Import them one after the other."
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
                <bdi>{listName(path)}</bdi> <span className="dim num">{plural(rows, 'row')}</span>
              </>
            }
            description={<bdi className="import-list-columns">{columns.join(', ')}</bdi>}
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
          ? 'Choose the list that holds the answers.'
          : 'Choose the columns that hold the queries and the answers.'}
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
          placeholder="not in the file"
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

function Preview({ check }: { check: ImportCheck }) {
  if (check.preview.length === 0) return null;
  return (
    <section aria-label="Preview of the first rows">
      <h3 className="import-title">Preview of the first rows</h3>
      <Scrolls label="First rows">
        <table className="plain-table">
          <thead>
            <tr>
              <th>Query</th>
              <th>Answer</th>
              <th>Platform</th>
              <th className="figure">Date</th>
              <th className="figure">Sources</th>
            </tr>
          </thead>
          <tbody>
            {check.preview.map((row, index) => (
              <tr key={index}>
                <td dir="auto">{row.query}</td>
                <td dir="auto" className="import-answer">
                  <div>{row.answer}</div>
                </td>
                <td>{platformLabel(row.platform)}</td>
                <td className="figure">{formatDay(row.date)}</td>
                <td className="figure">{row.citations}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </section>
  );
}

/** The rows that cannot be imported, by cause. */
function Rejected({ check }: { check: ImportCheck }) {
  if (check.problems.length === 0) return null;
  return (
    <details open={check.problems.length <= 5}>
      <summary className="warn">{plural(check.rejected, 'row')} cannot be imported</summary>
      <ul className="import-problems">
        {check.problems.map((problem) => (
          <li key={problem.message}>
            <span className="num">{plural(problem.count, 'row')}:</span>
            <span>
              {problem.message}
              {problem.example !== null && (
                <>
                  , not “<bdi>{problem.example}</bdi>”
                </>
              )}
              {problem.decidedBy !== null && remedies[problem.decidedBy]}{' '}
              <span className="dim num">({problemPlaces(problem, check.countedIn)})</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was read of each of several files, under the names that the person knows. */
function FileList({ check, names }: { check: ImportCheck; names: readonly string[] }) {
  if (check.files.length === 0) return null;
  const known = check.files.length === names.length;
  return (
    <ul className="import-problems" aria-label="Files">
      {check.files.map(({ name, tool, rows, problem }, index) => (
        <li key={index}>
          <bdi>{known ? names[index] : name}</bdi>
          <span className={problem === null ? 'dim' : 'warn'}>
            {problem === null ? `${plural(rows, 'row')}${tool === null ? '' : ` · ${tool}`}` : `left out: ${problem}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the files hold and is not taken over. */
function NotCarriedOver({ check }: { check: ImportCheck }) {
  if (check.notCarriedOver.length === 0) return null;
  return (
    <details>
      <summary className="dim">Not taken over: {check.notCarriedOver.map(({ what }) => what).join(', ')}</summary>
      <ul className="import-problems">
        {check.notCarriedOver.map(({ what, why, rows }) => (
          <li key={`${what} ${why}`}>
            <bdi className="num">{rows === null ? what : `${rows} ${what}`}:</bdi> <span>{why}</span>
          </li>
        ))}
      </ul>
    </details>
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
          Recognised: <b>{check.tool.name}</b>, {check.tool.export}
        </p>
      )}
      {check.files.length > 0 ? (
        <FileList check={check} names={names} />
      ) : (
        <>
          <h3 className="import-title">Columns</h3>
          <ColumnChoice columns={columnsOf(check)} mapping={columns.mapping} change={columns.remap} />
        </>
      )}
      {check.tool === null && check.unusedColumns.length > 0 && (
        <p className="small dim">
          Unused columns: <bdi>{check.unusedColumns.join(', ')}</bdi>
        </p>
      )}
      <p className="num" role="status">
        <b>{outcomeSentence(check)}</b>
        {check.queriesAdded > 0 && ` · ${plural(check.queriesAdded, 'query', 'queries')} added to the group`}
        {check.queriesOnly > 0 && ` · ${check.queriesOnly} without an answer`}
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
          ? 'Answers are never imported twice: same group, platform, date and query means the same answer.'
          : 'The answers are being analysed for companies and sources; the scores will follow shortly.'}
      </p>
      <FileList check={outcome} names={names} />
      <Rejected check={outcome} />
      <NotCarriedOver check={outcome} />
      <div className="import-actions">
        <Button variant="default" onClick={restart}>
          Import another file
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
            ? `See answers of ${plural(outcome.execution_ids.length, 'scan')}`
            : 'See answers'}
        </Button>
      </div>
    </div>
  );
}
