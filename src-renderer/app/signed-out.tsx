import { IconLock } from '@tabler/icons-react';
import { howToSignIn, whySessionsEnd, worksOnce } from '#shared/contract/session-words.ts';
import { Empty } from '../components/states.tsx';

/** Replaces every view once the session has ended. */
export function SignedOut() {
  return (
    <Empty icon={<IconLock size={26} stroke={1.6} />} title="This page is no longer signed in">
      {whySessionsEnd} {howToSignIn}; {worksOnce}
    </Empty>
  );
}
