import { IconLock } from '@tabler/icons-react';
import { Empty } from '../components/states.tsx';

/** Replaces every view once the session has ended. */
export function SignedOut() {
  return (
    <Empty icon={<IconLock size={26} stroke={1.6} />} title="This page is no longer signed in">
      A session ends when Answerscope is closed, and after twelve hours without use. Start Answerscope again and open
      the address that it prints; each address works once. Nothing is lost.
    </Empty>
  );
}
