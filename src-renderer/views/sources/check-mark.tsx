import { IconCheck, IconClockQuestion, IconUnlink, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { checkWords, type CheckKind } from './check-words.ts';

const icons = {
  named: IconCheck,
  not_named: IconX,
  not_checked: IconClockQuestion,
  unreachable: IconUnlink,
} as const;

/** Whether a cited page names the client, as a sign and in words. */
export function CheckMark({ kind, children }: { kind: CheckKind; children?: ReactNode }) {
  const Icon = icons[kind];
  return (
    <span className={`check-mark check-${kind}`}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <span>{children ?? checkWords[kind]}</span>
    </span>
  );
}
