import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../language/current.ts';

/** A line of text with a copy button. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  return (
    <div className="copy-line">
      <code tabIndex={0} aria-label={label}>
        {text}
      </code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
            onClick={copy}
          >
            {copied ? t('Copied') : t('Copy', {}, 'verb')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
