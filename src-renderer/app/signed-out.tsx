import { IconLock } from '@tabler/icons-react';
import { Empty } from '../components/states.tsx';

/** In place of every view when the session has ended, as it does when Answerscope is started again. */
export function SignedOut() {
  return (
    <Empty icon={<IconLock size={26} stroke={1.6} />} title="This page is not signed in any more">
      A dashboard in the browser is signed in until Answerscope is closed. Open the address that it printed when it
      started; <code>npm start</code> and <code>answerscope serve</code> print a new one each time. Nothing is lost.
    </Empty>
  );
}
