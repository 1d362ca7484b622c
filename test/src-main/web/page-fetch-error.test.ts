import { describe, expect, it } from 'vitest';
import { PageFetchError, toPageFetchError } from '#main/web/page-fetch-error.ts';

const coded = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

describe('the reason of a failed fetch', () => {
  it.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
    ['EPROTO', 'tls'],
    ['ETIMEDOUT', 'timeout'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['UND_ERR_BODY_TIMEOUT', 'timeout'],
    ['ECONNREFUSED', 'connection'],
    ['ECONNRESET', 'connection'],
    ['UND_ERR_SOCKET', 'connection'],
  ])('of %s is %s, with the host in the message', (code, reason) => {
    const failure = toPageFetchError(coded(code), 'shop.example');
    expect(failure).toMatchObject({ reason, name: 'PageFetchError' });
    expect(failure.message).toContain('shop.example');
  });

  it('is found in a cause, and in attempts over several addresses', () => {
    expect(toPageFetchError(new Error('failed', { cause: coded('ENOTFOUND') }), 'x').reason).toBe('dns');
    const attempts = new AggregateError([coded('ENETUNREACH'), coded('ETIMEDOUT')]);
    expect(toPageFetchError(attempts, 'x').reason).toBe('timeout');
  });

  it('stays as it is where it is known already', () => {
    const known = new PageFetchError('not_public', 'no');
    expect(toPageFetchError(new Error('wrapped', { cause: known }), 'x')).toBe(known);
  });

  it('is a failed connection for anything else, and for causes that go in circles', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    for (const failure of [circle, 'text', null, coded('EWHATEVER')])
      expect(toPageFetchError(failure, 'x').reason).toBe('connection');
  });
});
