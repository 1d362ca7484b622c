import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useQueryGroups } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Problem } from '../../components/problem.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Failure, Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { useOfferedFile } from '../../state/offered-file.ts';
import { FileDrop } from './file-drop.tsx';
import { CheckResult, Imported, NeededChoice } from './import-check.tsx';
import './import.css';
import { brought, importLabel, importRequest, type ImportDraft, type Mapping } from './import-request.ts';
import { ImportTarget } from './import-target.tsx';
import { useChosenFile } from './use-chosen-file.ts';

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
  const groups = useQueryGroups(customerId);
  const job = useJob('import');
  const chosen = useChosenFile();
  const offered = useOfferedFile((state) => state.file);
  const offer = useOfferedFile((state) => state.offer);
  const { choose: chooseFile } = chosen;
  useEffect(() => {
    if (offered === null) return;
    chooseFile(offered);
    offer(null);
  }, [offered, offer, chooseFile]);
  const [draft, setDraft] = useState<ImportDraft>({
    groupId,
    groupName: t('Imported answers'),
    language: 'English',
    country: 'us',
    platform: 'chatgpt',
    newPlatforms: '',
    date: '',
    mapping: {},
    list: null,
  });
  const [debouncedDraft] = useDebouncedValue(draft, 500);
  const request = importRequest(chosen.path, customerId, debouncedDraft, chosen.further);
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
      const complete = importRequest(chosen.path, customerId, draft, chosen.further);
      if (complete === null) throw new RangeError('nothing to import');
      return call('import-answers', complete);
    },
  });
  const change = (part: Partial<ImportDraft>) => setDraft({ ...draft, ...part });
  const checked = check.data ?? null;
  const result = checked?.needs === null ? checked : null;
  const choose = (list: string) => change({ list, mapping: {} });
  const columns = {
    // What was just chosen is shown, and kept, before it has been checked.
    mapping: { ...checked?.mapping, ...draft.mapping },
    remap: (mapping: Mapping) => change({ mapping }),
  };
  return (
    <SidePage title={t('Import recorded answers')} size="min(52rem, 96vw)" close={close}>
      {importing.data !== undefined ? (
        <Imported
          outcome={importing.data}
          customerId={customerId}
          names={chosen.names}
          restart={() => importing.reset()}
        />
      ) : (
        <div className="import">
          <FileDrop
            file={chosen.file}
            further={chosen.names.length - 1}
            share={chosen.share}
            cancel={chosen.cancel}
            choose={(file, further) => {
              setDraft({ ...draft, mapping: {}, list: null });
              importing.reset();
              chosen.choose(file, further);
            }}
          />
          {chosen.error !== null && (
            <Failure compact title={t('The file could not be read')} error={chosen.error} retry={chosen.retry} />
          )}
          <ImportTarget groups={groups.data ?? []} draft={draft} change={change} />
          {request !== null && check.isFetching && (
            <>
              <JobProgress job={job} label={t('Checking the file')} />
              <Lines count={5} />
            </>
          )}
          {checked !== null && checked.needs !== null && !check.isFetching && (
            <NeededChoice check={checked} choose={choose} columns={columns} />
          )}
          {check.isError && !check.isFetching && (
            <Failure
              compact
              title={t('The file could not be checked')}
              error={check.error}
              retry={() => void check.refetch()}
            />
          )}
          {result !== null && !check.isFetching && (
            <CheckResult check={result} choose={choose} columns={columns} names={chosen.names} />
          )}
          {importing.isPending && <JobProgress job={job} label={t('Importing')} />}
          <Problem error={importing.error} />
          <div className="import-actions">
            <Button variant="default" onClick={close}>
              {t('Close')}
            </Button>
            <Button
              leftSection={<IconFileImport size={14} />}
              disabled={result === null || brought(result) === 0 || check.isFetching || debouncedDraft !== draft}
              loading={importing.isPending}
              onClick={() => importing.mutate()}
            >
              {importLabel(result)}
            </Button>
          </div>
        </div>
      )}
    </SidePage>
  );
}
