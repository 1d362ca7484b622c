import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { messageOf } from '../../api/call-error.ts';

/** Asks for suggestions; says what is worth knowing of them, or why there are none and what to do instead. */
export function SuggestButton({
  label,
  instead,
  suggest,
  ask,
}: {
  readonly label: string;
  readonly instead: string;
  readonly suggest: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly data: { readonly note: string | null } | undefined;
  };
  readonly ask: () => void;
}) {
  const note = suggest.data?.note ?? null;
  return (
    <div>
      <Button variant="default" leftSection={<IconSparkles size={14} />} loading={suggest.isPending} onClick={ask}>
        {label}
      </Button>
      {note !== null && (
        <p className="small warn" role="status">
          {note}
        </p>
      )}
      {suggest.error !== null && (
        <p className="small warn" role="alert">
          {messageOf(suggest.error)} {instead}
        </p>
      )}
    </div>
  );
}
