import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { Column } from '../../components/data-table.tsx';
import { downloadText } from '../../components/download.tsx';
import { csvName, toCsv } from '../../format/csv.ts';
import { formatCount } from '../../format/numbers.ts';
import type { AnswersRequest } from './answer-parameters.ts';
import { readAllAnswers, type AnswerRow } from './use-answers.ts';

/** Saves every answer the table stands for, in its order and with its columns; long reads show how far they are. */
export function ExportButton({
  request,
  columns,
  name,
  disabled,
}: {
  request: AnswersRequest;
  columns: readonly Column<AnswerRow>[];
  name: string;
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
      downloadText(
        csvName(name),
        toCsv(
          columns.map((column) => column.title),
          rows.map((row) => columns.map((column) => column.value(row))),
        ),
      );
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
