import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { provideFile } from '../../api/provide-file.ts';
import type { StoredFile } from '../../state/offered-file.ts';

type Chosen = File | StoredFile;

/** Transfers chosen files to the service, one after the other; holds their paths there and the progress. */
export function useChosenFile() {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const transfer = useMutation({
    meta: { quiet: true },
    mutationFn: async (chosen: readonly Chosen[]) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setFiles(chosen);
      setShare(0);
      const paths: string[] = [];
      for (const [index, file] of chosen.entries())
        paths.push(await provideFile(file, (part) => setShare((index + part) / chosen.length), controller.signal));
      return paths;
    },
    onSettled: () => setShare(null),
  });
  const [path = null, ...further] = transfer.isPending ? [] : (transfer.data ?? []);
  return {
    file: files[0] ?? null,
    names: files.map(({ name }) => name),
    share,
    path,
    further,
    error: transfer.error,
    choose: (chosen: Chosen, others: readonly Chosen[] = []) => transfer.mutate([chosen, ...others]),
    cancel: () => abort.current?.abort(),
    retry: () => {
      if (files.length > 0) transfer.mutate(files);
    },
  };
}
