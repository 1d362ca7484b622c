import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { provideFile } from '../../api/provide-file.ts';
import type { StoredFile } from '../../state/offered-file.ts';

type Chosen = File | StoredFile;

/** Transfers a chosen file to the service; holds its path there and the progress. */
export function useChosenFile() {
  const [file, setFile] = useState<Chosen | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const transfer = useMutation({
    meta: { quiet: true },
    mutationFn: async (chosen: Chosen) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setFile(chosen);
      setShare(0);
      return provideFile(chosen, setShare, controller.signal);
    },
    onSettled: () => setShare(null),
  });
  return {
    file,
    share,
    path: transfer.isPending ? null : (transfer.data ?? null),
    error: transfer.error,
    choose: (chosen: Chosen) => transfer.mutate(chosen),
    cancel: () => abort.current?.abort(),
    retry: () => {
      if (file !== null) transfer.mutate(file);
    },
  };
}
