import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { SaveMenu, useSaveTable } from '../../components/save-table.tsx';
import type { CsvValue } from '../../format/csv.ts';
import type { TableFormat } from '../../format/table-file.ts';
import { t } from '../../language/current.ts';
import type { AnswersRequest } from './answer-parameters.ts';
import { readAllAnswers, type AnswerRow } from './use-answers.ts';

/** The file to write: its name, its header, and its lines from all the answers read. */
export interface AnswerFile {
  readonly name: string;
  readonly header: readonly string[];
  readonly lines: (answers: readonly AnswerRow[]) => readonly (readonly CsvValue[])[];
}

/** Saves every row of the table, loaded or not, in its order and with its columns; a long read shows its progress. */
export function ExportButton({
  request,
  file,
  disabled,
}: {
  request: AnswersRequest;
  file: AnswerFile;
  disabled: boolean;
}) {
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);
  const saveTable = useSaveTable();
  const save = async (format: TableFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ read: 0, total: 0 });
    await saveTable(
      format,
      async () => {
        const rows = await readAllAnswers(request, (read, total) => setProgress({ read, total }), controller.signal);
        return { name: file.name, header: file.header, rows: file.lines(rows) };
      },
      controller.signal,
    );
    setProgress(null);
  };
  if (progress !== null) {
    return (
      <Button variant="default" className="num" onClick={() => running.current?.abort()}>
        {t('{part, number} of {total, number}', { part: progress.read, total: progress.total })} · {t('Cancel')}
      </Button>
    );
  }
  return (
    <SaveMenu
      name={file.name}
      save={(format) => void save(format)}
      button={
        <Button variant="default" leftSection={<IconDownload size={14} />} disabled={disabled}>
          {t('Save')}
        </Button>
      }
    />
  );
}
