import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

const cli = path.join(projectRoot(), 'out', 'main', 'cli.js');

describe('an assistant that starts the built command', () => {
  it('reads the workspace over standard input and output, also after a wrong call and a cancelled one', async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'answerscope-assistant-'));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [cli, '--data', data, ...args], { cwd: os.tmpdir() });
    run('organization', 'add', 'Northlight');
    run('customer', 'add', '--organization', '1', '--name', 'Acme', '--website', 'acme.example.com');
    const client = new Client({ name: 'test', version: '1' });
    const args = [cli, '--data', data, 'mcp'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: os.tmpdir() }));
    try {
      const { tools } = await client.listTools();
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
      await expect(client.callTool({ name: 'start_scan', arguments: { group: 1 } })).rejects.toThrow(/start_scan/);
      const stop = new AbortController();
      const cancelled = client.callTool({ name: 'clients', arguments: {} }, { signal: stop.signal });
      stop.abort();
      await expect(cancelled).rejects.toThrow(/abort/i);
      const { content } = await client.callTool({ name: 'clients', arguments: {} });
      expect(JSON.stringify(content)).toContain('Acme');
      // The command does not keep the workspace: others open it meanwhile.
      await expect.poll(() => String(run('customer', 'list')), { interval: 500 }).toContain('Acme');
    } finally {
      await client.close();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
