import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../format/numbers.ts';

const kinds = '.csv,.tsv,.json,.jsonl,.ndjson,.txt';

/** A place to drop a file on, or to choose one by a button. `share` is how much of it was handed over, 0 to 1. */
export function FileDrop({
  file,
  share,
  choose,
  cancel,
}: {
  file: File | null;
  share: number | null;
  choose: (file: File) => void;
  cancel: () => void;
}) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={over ? 'drop drop-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = event.dataTransfer.files[0];
        if (dropped !== undefined) choose(dropped);
      }}
    >
      <IconFileImport size={24} stroke={1.4} aria-hidden="true" />
      <div className="drop-words">
        {file === null ? (
          <p>
            Drop a CSV, JSON or JSON Lines file here
            <span className="dim small"> One row an answer: at least the query and what was answered.</span>
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
            <Progress value={100 * share} size="sm" aria-label="Handing the file over" />
            <Button variant="subtle" color="gray" size="compact-xs" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
      <FileButton
        accept={kinds}
        onChange={(chosen) => {
          if (chosen !== null) choose(chosen);
        }}
        inputProps={{ 'aria-label': 'File of recorded answers' }}
      >
        {({ onClick }) => (
          <Button variant={file === null ? 'filled' : 'default'} onClick={onClick} data-autofocus>
            {file === null ? 'Choose a file' : 'Another file'}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
