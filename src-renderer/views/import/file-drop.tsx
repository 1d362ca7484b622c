import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

const fileTypes = '.csv,.tsv,.json,.jsonl,.ndjson,.txt,.xlsx';

/** A drop target with a button to choose files. `share` is the part already transferred, 0 to 1. */
export function FileDrop({
  file,
  further = 0,
  share,
  choose,
  cancel,
  several = true,
  prompt = null,
  label = t('File of recorded answers'),
}: {
  file: { readonly name: string; readonly size: number } | null;
  /** How many files were chosen beside it. */
  further?: number;
  share: number | null;
  /** The first file, and others that were chosen with it. */
  choose: (file: File, further: readonly File[]) => void;
  cancel: () => void;
  /** Whether several files may be chosen at once. */
  several?: boolean;
  /** What to drop; null for a file of recorded answers. */
  prompt?: string | null;
  label?: string;
}) {
  const [dragging, setDragging] = useState(false);
  return (
    <div
      className={dragging ? 'drop drop-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        const [dropped, ...others] = event.dataTransfer.files;
        if (dropped !== undefined) choose(dropped, several ? others : []);
      }}
    >
      <IconFileImport size={24} stroke={1.4} aria-hidden="true" />
      <div className="drop-words">
        {file === null && prompt !== null ? (
          <p>{prompt}</p>
        ) : file === null ? (
          <p>
            {t('Drop a CSV, Excel, JSON or JSON Lines file here')}
            <span className="dim small">
              {' '}
              {t(
                'One row per answer, with at least the query and the answer; exports of other trackers are recognised. Files that belong together are dropped together.',
              )}
            </span>
          </p>
        ) : (
          <p>
            <b>
              <bdi>{file.name}</bdi>
            </b>{' '}
            <span className="dim num">
              {further > 0
                ? t('{size} and {count, plural, one {# more file} other {# more files}}', {
                    size: formatBytes(file.size),
                    count: further,
                  })
                : formatBytes(file.size)}
            </span>
          </p>
        )}
        {share !== null && (
          <div className="drop-progress">
            <Progress value={100 * share} size="sm" aria-label={t('Reading the file')} />
            <Button variant="subtle" color="gray" size="compact-xs" onClick={cancel}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </div>
      <FileButton
        accept={fileTypes}
        multiple={several}
        onChange={(picked) => {
          const [chosen, ...others] = Array.isArray(picked) ? picked : picked === null ? [] : [picked];
          if (chosen !== undefined) choose(chosen, others);
        }}
        inputProps={{ 'aria-label': label }}
      >
        {({ onClick }) => (
          <Button variant={file === null ? 'filled' : 'default'} onClick={onClick} data-autofocus>
            {several
              ? file === null
                ? t('Choose files')
                : t('Choose other files')
              : file === null
                ? t('Choose a file')
                : t('Choose another file')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
