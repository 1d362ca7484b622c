import { Alert, Button } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../../api/hooks.ts';
import { Problem } from '../../../components/problem.tsx';
import { formatDay } from '../../../format/dates.ts';
import { t } from '../../../language/current.ts';
import { serviceText } from '../../../wording/service.ts';
import type { MailServer } from './channel-labels.ts';

/** What came of a test message; a certificate that is not trusted can be. */
export function TestResult({
  result,
  server,
}: {
  readonly result: OutputOf<'send-test-message'>;
  readonly server: MailServer | null;
}) {
  const trust = useCommand('set-mail-server', { quiet: true });
  const { certificate } = result;
  return (
    <Alert
      className="channel-wide"
      color={result.ok ? 'green' : 'red'}
      variant="light"
      role={result.ok ? 'status' : 'alert'}
      title={result.ok ? t('The test message was delivered') : t('The test message was not delivered')}
    >
      <p className="message-outcome" dir="auto">
        {serviceText(result.message)}
      </p>
      {certificate !== null && server !== null && (
        <div style={{ marginTop: '0.6rem' }}>
          <p className="small">
            {t(
              '{host} shows a certificate of {subject}, issued by {issuer}, valid until {day}. Compare its fingerprint with the one your provider names:',
              {
                host: server.host,
                subject: certificate.subject,
                issuer: certificate.issuer,
                day: formatDay(certificate.validTo),
              },
            )}
          </p>
          <code className="fingerprint">{certificate.fingerprint}</code>
          <p style={{ marginTop: '0.5rem' }}>
            {trust.isSuccess ? (
              <span className="good">{t('Trusted. Send the test message again.')}</span>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                loading={trust.isPending}
                onClick={() => {
                  const { host, port, security, from } = server;
                  trust.mutate({ host, port, security, from, trust: certificate.fingerprint });
                }}
              >
                {t('Trust this certificate only')}
              </Button>
            )}
          </p>
          <Problem error={trust.error} />
        </div>
      )}
    </Alert>
  );
}
