import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlLine } from '../../../src-renderer/format/curl-line.ts';

describe('the line for a terminal', () => {
  const line = curlLine(
    'http://127.0.0.1:4720/v1/',
    'get-queries',
    { customerID: 1, note: 'it\'s "$HOME" `x`' },
    'as_k$y',
  );

  it('asks the operation with the key', () => {
    expect(line.startsWith("curl -sS 'http://127.0.0.1:4720/v1/get-queries' -H 'X-API-Key: as_k$y'")).toBe(true);
  });

  it('means the same to a shell, quotes and dollars included', () => {
    const words = execFileSync('sh', ['-c', line.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' }).split('\n');
    expect(words).toContain('X-API-Key: as_k$y');
    expect(words).toContain('{"customerID":1,"note":"it\'s \\"$HOME\\" `x`"}');
  });
});
