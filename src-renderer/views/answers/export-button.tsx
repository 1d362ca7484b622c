import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { downloadText } from '../../components/download.tsx';
import { csvName, toCsv, type CsvValue } from '../../format/csv.ts';
import { formatCount } from '../../format/numbers.ts';
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
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ read: 0, total: 0 });
    try {
      const rows = await readAllAnswers(request, (read, total) => setProgress({ read, total }), controller.signal);
      downloadText(csvName(file.name), toCsv(file.header, file.lines(rows)));
    } catch (error) {
      if (!controller.signal.aborted)
        notifications.show({ color: 'red', title: 'The answers could not be saved', message: messageOf(error) });
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null) {
    return (
      <Button variant="default" className="num" onClick={() => running.current?.abort()}>
        {formatCount(progress.read)} of {formatCount(progress.total)} · Cancel
      </Button>
    );
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={14} />} disabled={disabled} onClick={() => void save()}>
      CSV
    </Button>
  );
}
