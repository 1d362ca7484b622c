import { IconPlugConnectedX } from '@tabler/icons-react';
import { useConnection } from '../state/connection.ts';
import { t } from '../language/current.ts';

/** Above the view while the service cannot be reached. The page reconnects by itself, but a service that was closed has ended its session. */
export function ConnectionBar() {
  const gone = useConnection(({ connection }) => connection === 'gone');
  return (
    <div role="status">
      {gone && (
        <p className="connection-bar">
          <IconPlugConnectedX size={16} stroke={1.6} aria-hidden="true" />{' '}
          {t(
            'Answerscope is not running. Start it again and open the address that it prints. What is shown may be out of date.',
          )}
        </p>
      )}
    </div>
  );
}
