import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyLine } from '../../components/copy-line.tsx';
import { ShowInFolder } from '../../components/show-in-folder.tsx';
import { t } from '../../language/current.ts';

/** What was written and where, at the end of a dialog. */
export function WrittenFile({
  file,
  label,
  name,
  close,
  children,
}: {
  readonly file: string;
  readonly label: string;
  /** As in “Show … in its folder”. */
  readonly name: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div role="status">
      <p className="good small">{children}</p>
      <CopyLine text={file} label={label} />
      <ShowInFolder file={file} name={name} />
      <div className="settings-actions">
        <Button variant="default" onClick={close}>
          {t('Close')}
        </Button>
      </div>
    </div>
  );
}
