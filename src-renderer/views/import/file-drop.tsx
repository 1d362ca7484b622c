import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../format/numbers.ts';

const fileTypes = '.csv,.tsv,.json,.jsonl,.ndjson,.txt';

/** A drop target with a button to choose a file. `share` is the part already transferred, 0 to 1. */
export function FileDrop({
  file,
  share,
  choose,
  cancel,
  prompt = null,
  label = 'File of recorded answers',
}: {
  file: { readonly name: string; readonly size: number } | null;
  share: number | null;
  choose: (file: File) => void;
  cancel: () => void;
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
        const dropped = event.dataTransfer.files[0];
        if (dropped !== undefined) choose(dropped);
      }}
    >
      <IconFileImport size={24} stroke={1.4} aria-hidden="true" />
      <div className="drop-words">
        {file === null && prompt !== null ? (
          <p>{prompt}</p>
        ) : file === null ? (
          <p>
            Drop a CSV, JSON or JSON Lines file here
            <span className="dim small">
              {' '}
              One row per answer, with at least the query and the answer; in JSON, anywhere inside.
            </span>
          </p>
        ) : (
          <p>
            <b>
              <bdi>{file.name}</bdi>
            </b>{' '}
            <span className="dim num">{formatBytes(file.size)}</span>
          </p>
        )}
        {share !== null && (
          <div className="drop-progress">
            <Progress value={100 * share} size="sm" aria-label="Reading the file" />
            <Button variant="subtle" color="gray" size="compact-xs" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
      <FileButton
        accept={fileTypes}
        onChange={(chosen) => {
          if (chosen !== null) choose(chosen);
        }}
        inputProps={{ 'aria-label': label }}
      >
        {({ onClick }) => (
          <Button variant={file === null ? 'filled' : 'default'} onClick={onClick} data-autofocus>
            {file === null ? 'Choose a file' : 'Choose another file'}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
