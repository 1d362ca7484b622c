import { describe, expect, it } from 'vitest';
import { readPostgresAddress } from '#main/publish/postgres/address.ts';
import { postgresProblem } from '#main/publish/postgres/problem.ts';

const read = (address: string) => readPostgresAddress(address, 'address');

describe('the address of a PostgreSQL database', () => {
  it.each([
    ['postgresql://ada:pw@db.example.com/warehouse', 'verified'],
    ['postgres://ada:pw@db.example.com/warehouse?sslmode=require', 'verified'],
    ['postgres://ada:pw@db.example.com/warehouse?sslmode=prefer', 'verified'],
    ['postgres://ada:pw@10.0.0.7/warehouse', 'verified'],
    ['postgres://ada:pw@10.0.0.7/warehouse?sslmode=disable', 'off'],
    ['postgres://ada:pw@db.example.com/warehouse?sslmode=verify-ca&sslrootcert=/ca.pem', 'authority'],
    ['postgres://ada:pw@localhost/warehouse', 'off'],
    ['postgres://ada:pw@[::1]:6432/warehouse', 'off'],
    ['postgres://ada:pw@127.0.0.1/warehouse?sslmode=require', 'verified'],
    ['postgresql:///warehouse?host=/var/run/postgresql&user=ada', 'off'],
    ['postgres://ada:pw@127.0.0.1.example.com/warehouse', 'verified'],
  ])('%s: encryption %s', (address, tls) => {
    expect(read(address).tls).toBe(tls);
  });

  it('has what connects, and what may be told', () => {
    expect(read('postgresql://ada:p%40ss%2Fword@db.example.com:6432/ware%20house?application_name=x')).toEqual({
      ...{ host: 'db.example.com', port: 6432, user: 'ada', password: 'p@ss/word', database: 'ware house' },
      ...{ tls: 'verified', authorityFile: null, shown: 'db.example.com:6432/ware house' },
    });
  });

  it.each([
    ['db.example.com', /must be an address such as/],
    ['mysql://ada:secret@db.example.com/x', /must be an address such as/],
    ['postgresql://ada:secret@db.example.com/x?sslmode=disable', /this computer or in the local network/],
    ['postgresql://ada:secret@db.example.com/x?sslmode=no-verify', /sslrootcert=/],
    ['postgresql://ada:secret@db.example.com/x?sslkey=/key', /parameter sslkey/],
    ['postgresql://db.example.com/x', /names no user/],
    ['postgresql://ada:100%@db.example.com/x', /%25/],
  ])('refuses %s and does not repeat it', (address, message) => {
    const refused = (): unknown => read(address);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(/secret/);
  });
});

it('a failure says what to do, without the password', () => {
  const address = read('postgresql://ada:secret-word@db.example.com/warehouse');
  const told = (error: Error & { code?: string }, silent = false): string =>
    String(
      (postgresProblem(error, address, { silent, limits: { connectMs: 15_000, silentMs: 120_000 } }) as Error).message,
    );
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
  expect(told(coded('ENOTFOUND'))).toMatch(/could not be found/);
  expect(told(new AggregateError([coded('ECONNREFUSED')]))).toMatch(/refuses connections/);
  expect(told(coded('CERT_HAS_EXPIRED'))).toMatch(/has expired\. Nothing was sent/);
  expect(told(coded('ERR_TLS_CERT_ALTNAME_INVALID'))).toMatch(/for another name than db\.example\.com/);
  expect(told(new Error('The server does not support SSL connections'))).toMatch(/Turn TLS on at the server/);
  expect(told(new Error('Connection terminated unexpectedly'))).toMatch(/was cut/);
  expect(told(new Error('x'), true)).toMatch(/did not answer for 120 seconds/);
  expect(told(coded('22P02', 'invalid: "secret-word"'))).toBe(
    'db.example.com/warehouse reports: invalid: "[key]" (22P02).',
  );
  const defect = new TypeError('a bug');
  expect(postgresProblem(defect, address, { silent: false, limits: { connectMs: 1, silentMs: 1 } })).toBe(defect);
});
