import { invalidRequest } from '#shared/contract/errors.ts';
import { isLocalAddress } from '#main/money/local-address.ts';

/** A PostgreSQL database. Its address is a secret: only `shown` may be told. */
export interface PostgresAddress {
  /** A name or address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** `authority`: the certificate's authority is checked, not the name it is for. */
  readonly tls: 'verified' | 'authority' | 'off';
  /** File of the authorities that are believed; null: those that the system's are. */
  readonly authorityFile: string | null;
  /** Host, port and database. */
  readonly shown: string;
}

/** The environment name under which the address is stored. */
export const addressVariable = 'ANSWERSCOPE_POSTGRES_URL';

const usualPort = 5432;
/** Said by other tools and without a meaning here. */
const ignored: ReadonlySet<string> = new Set([
  ...['application_name', 'channel_binding', 'connect_timeout', 'gssencmode', 'pgbouncer', 'target_session_attrs'],
]);

/** Reads an address such as `postgresql://user:password@db.example.com/warehouse`; `field` is named if it makes no sense. */
export function readPostgresAddress(text: string, field: string): PostgresAddress {
  const refuse = (why: string): Error => invalidRequest(field, why);
  if (!/^postgres(?:ql)?:\/\//i.test(text) || !URL.canParse(text))
    throw refuse('must be an address such as postgresql://user:password@db.example.com/warehouse');
  const url = new URL(text);
  const decoded = (part: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      throw refuse('has a % that must be written as %25');
    }
  };
  let [host, user] = [decoded(url.hostname).replace(/^\[|\]$/g, ''), decoded(url.username)];
  let [mode, authorityFile] = ['', null as string | null];
  for (const [name, value] of url.searchParams)
    if (name === 'sslmode') mode = value;
    else if (name === 'sslrootcert') authorityFile = value === 'system' ? null : value;
    else if (name === 'host' && host === '') host = value;
    else if (name === 'user' && user === '') user = value;
    else if (!ignored.has(name))
      throw refuse(`has the parameter ${name}, which is not known here: sslmode and sslrootcert are`);
  if (host === '') throw refuse('names no server');
  if (user === '') throw refuse('names no user');
  const database = decoded(url.pathname.slice(1)) || user;
  const port = url.port === '' ? usualPort : Number(url.port);
  return {
    ...{ host, port, user, database, authorityFile },
    password: decoded(url.password),
    tls: tlsOf(mode, host, refuse),
    shown: `${host}${port === usualPort ? '' : `:${port}`}/${database}`,
  };
}

const isThisComputer = (host: string): boolean =>
  host.startsWith('/') || /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/** A server elsewhere has to show a certificate: unless it is checked, anyone in between reads everything. */
function tlsOf(mode: string, host: string, refuse: (why: string) => Error): PostgresAddress['tls'] {
  const here = isThisComputer(host);
  switch (mode) {
    case '':
    case 'allow':
    case 'prefer':
      return here ? 'off' : 'verified';
    case 'require':
    case 'verify-full':
      return 'verified';
    case 'verify-ca':
      return 'authority';
    case 'disable':
      if (here || isLocalAddress(`http://${host.includes(':') ? `[${host}]` : host}`)) return 'off';
      throw refuse('may have sslmode=disable only for a server on this computer or in the local network: leave it out');
    default:
      throw refuse(
        `has an sslmode that is not known here: leave it out, or use verify-full${mode === 'no-verify' ? '; give the certificate of the server’s authority by sslrootcert=/path/to/ca.pem' : ''}`,
      );
  }
}
