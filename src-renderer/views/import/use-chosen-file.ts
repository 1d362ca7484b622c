import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { provideFile } from '../../api/provide-file.ts';
import { columnsOfHead } from './import-request.ts';

/** Bytes read from the start of a file to find its columns. */
const headBytes = 65_536;

/** Transfers a chosen file to the service; holds its path there, its columns and the progress. */
export function useChosenFile() {
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
