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
import { columnsOfHead, importRequest, outcomeSentence, type ImportCheck, type ImportDraft } from './import-request.ts';
import { ImportTarget } from './import-target.tsx';
import { provideFile } from '../../api/provide-file.ts';

/** Bytes read from the start of a file to find its columns. */
const headBytes = 65_536;

/** Transfers a chosen file to the service; holds its path there, its columns and the progress. */
function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [columns, setColumns] = useState<readonly string[]>([]);
  const abort = useRef<AbortController | null>(null);
  const transfer = useMutation({
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
    path: transfer.isPending ? null : (transfer.data ?? null),
    error: transfer.error,
    choose: (chosen: File) => transfer.mutate(chosen),
    cancel: () => abort.current?.abort(),
    retry: () => {
      if (file !== null) transfer.mutate(file);
    },
  };
}

/** The result of an import with a link to the answers. */
function Imported({ outcome, customerId, restart }: { outcome: ImportCheck; customerId: number; restart: () => void }) {
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
      <Rejected check={outcome} />
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

/** Imports recorded answers from a file: choose, check, import. */
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
  const [debouncedDraft] = useDebouncedValue(draft, 500);
  const request = importRequest(chosen.path, customerId, debouncedDraft);
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
      const complete = importRequest(chosen.path, customerId, draft);
      if (complete === null) throw new RangeError('nothing to import');
      return call('import-answers', complete);
    },
    onSuccess: () => client.invalidateQueries(),
  });
  const change = (part: Partial<ImportDraft>) => setDraft({ ...draft, ...part });
  const unmapped = check.error instanceof CallError && check.error.details.some((detail) => detail.path === 'mapping');
  const result = check.data ?? null;
  return (
    <SidePage title="Import recorded answers" size="min(52rem, 96vw)" close={close}>
      {importing.data !== undefined ? (
        <Imported outcome={importing.data} customerId={customerId} restart={() => importing.reset()} />
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
            <Failure compact title="The file could not be read" error={chosen.error} retry={chosen.retry} />
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
              <p className="warn">Choose the columns that hold the queries and the answers.</p>
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
          {result !== null && !check.isFetching && (
            <CheckResult check={result} remap={(mapping) => change({ mapping })} />
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
              disabled={result === null || result.imported === 0 || check.isFetching || debouncedDraft !== draft}
              loading={importing.isPending}
              onClick={() => importing.mutate()}
            >
              {result === null ? 'Import' : `Import ${plural(result.imported, 'answer')}`}
            </Button>
          </div>
        </div>
      )}
    </SidePage>
  );
}
