import { describe, expect, it } from 'vitest';
import { refusalOf, type RequestSource } from '#main/doors/http/request-guard.ts';

const port = 4720;
const script: RequestSource = {
  hosts: ['127.0.0.1:4720'],
  target: undefined,
  origin: undefined,
  fetchSite: undefined,
  fetchMode: undefined,
};
const refused = (source: Partial<RequestSource>, at = port) => refusalOf({ ...script, ...source }, at) !== null;

describe('the loopback guard', () => {
  it('lets in scripts and the own page, under every name of the loopback', () => {
    expect(refused({})).toBe(false);
    for (const name of ['127.0.0.1:4720', 'localhost:4720', '[::1]:4720', 'LocalHost:4720'])
      expect(refused({ hosts: [name] })).toBe(false);
    expect(refused({ origin: 'http://localhost:4720', fetchSite: 'same-origin', fetchMode: 'cors' })).toBe(false);
  });

  it('refuses a name rebound to the loopback, a wrong port and no name', () => {
    for (const host of [
      'evil.example:4720',
      'localhost.evil.example:4720',
      '127.0.0.1:80',
      '127.0.0.1',
      'localhost',
      '192.168.0.2:4720',
      '0.0.0.0:4720',
      '',
    ])
      expect(refused({ hosts: [host] }), host).toBe(true);
    expect(refused({ hosts: [] })).toBe(true);
  });

  it('refuses another origin, another port of this computer and an opaque one', () => {
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000',
      'https://localhost:4720',
      'http://localhost',
      'null',
      '',
    ])
      expect(refused({ origin }), origin).toBe(true);
  });

  it('refuses what a foreign page embeds, but lets the user follow a link', () => {
    expect(refused({ fetchSite: 'cross-site', fetchMode: 'no-cors' })).toBe(true);
    expect(refused({ fetchSite: 'same-site', fetchMode: 'no-cors' })).toBe(true);
    expect(refused({ fetchSite: 'cross-site', fetchMode: 'navigate' })).toBe(false);
    expect(refused({ fetchSite: 'none', fetchMode: 'navigate' })).toBe(false);
  });

  it('refuses two Host headers, even equal ones, and an address in the request line that names a different host', () => {
    expect(refused({ hosts: ['127.0.0.1:4720', '127.0.0.1:4720'] })).toBe(true);
    expect(refused({ hosts: ['127.0.0.1:4720', 'evil.example'] })).toBe(true);
    expect(refused({ hosts: ['evil.example'], target: '127.0.0.1:4720' })).toBe(true);
    expect(refused({ target: 'evil.example:4720' })).toBe(true);
    expect(refused({ target: 'localhost:4720' })).toBe(false);
  });

  it('needs no port in the name only where the port is 80', () => {
    expect(refused({ hosts: ['localhost'] }, 80)).toBe(false);
    expect(refused({ hosts: ['localhost:80'], origin: 'http://localhost' }, 80)).toBe(false);
  });
});
