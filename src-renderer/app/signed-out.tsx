import { IconLock } from '@tabler/icons-react';
import { Empty } from '../components/states.tsx';
import { t } from '../language/current.ts';

/** Replaces every view once the session has ended. */
export function SignedOut() {
  return (
    <Empty icon={<IconLock size={26} stroke={1.6} />} title={t('This page is no longer signed in')}>
      {t('A session ends when Answerscope is closed, after twelve hours without use, and after a week.')}{' '}
      {t('Start Answerscope again and open the address that it prints; each address works once. Nothing is lost.')}
    </Empty>
  );
}
