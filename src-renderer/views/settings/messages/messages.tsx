import { useOperation } from '../../../api/hooks.ts';
import { Query } from '../../../components/query.tsx';
import { t } from '../../../language/current.ts';
import { Channels } from './channels.tsx';
import { MailServerPanel } from './mail-server.tsx';
import { MessageHistory } from './message-history.tsx';
import './messages.css';

/** Who gets what: channels of e-mail and webhooks, the mail server, and what was sent. */
export function Messages({ isSample, timeZone }: { readonly isSample: boolean; readonly timeZone: string }) {
  const settings = useOperation('get-message-settings', {});
  return (
    <>
      {isSample && (
        <p className="small warn settings-note" role="status">
          {t('The sample workspace is simulated: nothing is sent from it. Open your own workspace to set this up.')}
        </p>
      )}
      <Query of={settings} what={t('the message settings')}>
        {(data) => (
          <>
            <Channels settings={data} timeZone={timeZone} isSample={isSample} />
            <MailServerPanel server={data.mailServer} isSample={isSample} />
          </>
        )}
      </Query>
      <MessageHistory timeZone={timeZone} isSample={isSample} />
    </>
  );
}
