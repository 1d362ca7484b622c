import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconMessages } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { CallError, messageOf } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { useQueryGroups } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Failure, Lines } from '../../components/states.tsx';
import { plural } from '../../format/numbers.ts';
import { FileDrop } from './file-drop.tsx';
import { CheckResult, ColumnChoice, Rejected } from './import-check.tsx';
import './import.css';
import { columnsOfHead, importRequest, outcomeSentence, type ImportCheck, type ImportDraft } from './import-order.ts';
import { ImportTarget } from './import-target.tsx';
import { provideFile } from '../../api/provide-file.ts';

/** Bytes at the head of a file that hold its columns. */
const headBytes = 65_536;

/** Hands a chosen file over; remembers its path, its columns, and how far it is. */
function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [columns, setColumns] = useState<readonly string[]>([]);
  const abort = useRef<AbortController | null>(null);
  const handing = useMutation({
    meta: { quiet: true },
    mutationFn: async (chosen: File) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setFile(chosen);
      setShare(0);
      setColumns(columnsOfHead(await chosen.slice(0, headBytes).text()));
      return provideFile(chosen, setShare, controller.signal);
    },
    onSettled: () => setShare(null),
  });
  return {
    file,
    share,
    columns,
    path: handing.isPending ? null : (handing.data ?? null),
    error: handing.error,
    choose: (chosen: File) => handing.mutate(chosen),
    cancel: () => abort.current?.abort(),
    again: () => {
      if (file !== null) handing.mutate(file);
    },
  };
}

/** What was imported, and where to look at it. */
function Imported({ outcome, customerId, another }: { outcome: ImportCheck; customerId: number; another: () => void }) {
  const only = outcome.execution_ids.length === 1 ? outcome.execution_ids[0] : undefined;
  const group = outcome.query_group_id;
  return (
    <div className="import-check">
      <p className="good" role="status">
        <b className="num">{outcomeSentence(outcome)}</b>
      </p>
      <p className="small dim">
        {outcome.imported === 0
          ? 'Nothing is imported twice: the same group, platform, date and query is one answer.'
          : 'The answers are looked through for companies and sources now; the scores follow in a moment.'}
      </p>
      <Rejected check={outcome} />
      <div className="import-actions">
        <Button variant="default" onClick={another}>
          Import another file
        </Button>
        <Button
          component={Link}
          leftSection={<IconMessages size={14} />}
          href={
            only === undefined
              ? viewAddress(customerId, 'answers', { ...noFilters, group })
              : viewAddress(customerId, 'answers', noFilters, { execution: only })
          }
        >
          {outcome.execution_ids.length > 1
            ? `See the answers of ${plural(outcome.execution_ids.length, 'scan')}`
            : 'See the answers'}
        </Button>
      </div>
    </div>
  );
}

/** Recorded answers from a file: choose, check, import. */
export function ImportPage({
  customerId,
  groupId,
  close,
}: {
  customerId: number;
  groupId: number | null;
  close: () => void;
}) {
  const client = useQueryClient();
  const groups = useQueryGroups(customerId);
  const job = useJob('import');
  const chosen = useChosenFile();
  const [draft, setDraft] = useState<ImportDraft>({
    groupId,
    groupName: 'Imported answers',
    language: 'English',
    country: 'us',
    platform: 'chatgpt',
    date: '',
    mapping: {},
  });
  const [settled] = useDebouncedValue(draft, 500);
  const request = importRequest(chosen.path, customerId, settled);
  const check = useQuery({
    queryKey: ['import-check', request],
    queryFn: () => (request === null ? null : call('import-answers', { ...request, dryRun: true })),
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const importing = useMutation({
    meta: { quiet: true },
    mutationFn: () => {
      const order = importRequest(chosen.path, customerId, draft);
      if (order === null) throw new RangeError('nothing to import');
      return call('import-answers', order);
    },
    onSuccess: () => client.invalidateQueries(),
  });
  const change = (part: Partial<ImportDraft>) => setDraft({ ...draft, ...part });
  const unmapped = check.error instanceof CallError && check.error.details.some((detail) => detail.path === 'mapping');
  const found = check.data ?? null;
  return (
    <SidePage title="Import recorded answers" size="min(52rem, 96vw)" close={close}>
      {importing.data !== undefined ? (
        <Imported outcome={importing.data} customerId={customerId} another={() => importing.reset()} />
      ) : (
        <div className="import">
          <FileDrop
            file={chosen.file}
            share={chosen.share}
            cancel={chosen.cancel}
            choose={(file) => {
              setDraft({ ...draft, mapping: {} });
              importing.reset();
              chosen.choose(file);
            }}
          />
          {chosen.error !== null && (
            <Failure compact title="The file could not be handed over" error={chosen.error} retry={chosen.again} />
          )}
          <ImportTarget groups={groups.data ?? []} draft={draft} change={change} />
          {request !== null && check.isFetching && (
            <>
              <JobProgress job={job} label="Checking the file" />
              <Lines count={5} />
            </>
          )}
          {unmapped && !check.isFetching && (
            <div className="import-check" role="alert">
              <p className="warn">Say which columns hold the queries and the answers.</p>
              <ColumnChoice
                columns={chosen.columns}
                mapping={draft.mapping}
                change={(mapping) => change({ mapping })}
              />
            </div>
          )}
          {check.isError && !unmapped && !check.isFetching && (
            <Failure
              compact
              title="The file could not be checked"
              error={check.error}
              retry={() => void check.refetch()}
            />
          )}
          {found !== null && !check.isFetching && (
            <CheckResult check={found} remap={(mapping) => change({ mapping })} />
          )}
          {importing.isPending && <JobProgress job={job} label="Importing" />}
          {importing.isError && (
            <p className="bad" role="alert">
              {messageOf(importing.error)}
            </p>
          )}
          <div className="import-actions">
            <Button variant="default" onClick={close}>
              Close
            </Button>
            <Button
              leftSection={<IconFileImport size={14} />}
              disabled={found === null || found.imported === 0 || check.isFetching || settled !== draft}
              loading={importing.isPending}
              onClick={() => importing.mutate()}
            >
              {found === null ? 'Import' : `Import ${plural(found.imported, 'answer')}`}
            </Button>
          </div>
        </div>
      )}
    </SidePage>
  );
}
