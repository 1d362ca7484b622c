import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { send } from '#test/support/http-client.ts';
import { openBrowser } from './support/browser.ts';
import { startService } from './support/service-process.ts';

describe('npm start without a display', () => {
  it('says so in one line, starts the service and prints its address', async () => {
    const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-start-'));
    const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...environment } = process.env;
    const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], {
      cwd: projectRoot(),
      env: { ...environment, ANSWERSCOPE_DATA: dataDirectory },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.setEncoding('utf8');
    try {
      for await (const chunk of child.stdout) {
        text += String(chunk);
        if (/^API .*$/m.test(text)) break;
      }
      expect(text.split('\n').filter((line) => line.includes('cannot be opened here'))).toHaveLength(1);
      const port = Number(/^API\s+http:\/\/127\.0\.0\.1:(\d+)\/v1$/m.exec(text)?.[1]);
      expect((await send(port, '/v1/openapi.json', { method: 'GET' })).status).toBe(200);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      child.kill('SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  });
});

describe('the dashboard in a browser', () => {
  it('opens at the printed address, signs in once, and loads nothing from other sites', async () => {
    await using service = await startService();
    await using chrome = await openBrowser();
    const { page, problems } = await chrome.newPage();
    await page.goto(service.dashboard_url);
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button').first().waitFor();
    expect(await page.title()).toBe('Answerscope');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(problems).toEqual([]);

    const { page: stranger } = await chrome.newPage();
    await stranger.goto(service.dashboard_url);
    expect(await stranger.textContent('h1')).toBe('This page is not signed in');
  });

  it('cannot be asked by the page of another port', async () => {
    await using service = await startService();
    await using other = await startService();
    await using chrome = await openBrowser();
    const { page } = await chrome.newPage();
    await page.goto(service.dashboard_url);
    await page.waitForURL((url) => url.search === '');
    await page.goto(other.dashboard_url);
    await page.waitForURL((url) => url.origin === new URL(other.dashboard_url).origin && url.search === '');
    const origin = new URL(service.api_base_url).origin;
    const answer = await page.evaluate(
      (address) =>
        fetch(`${address}/workspace/list-customers`, {
          method: 'POST',
          body: '{}',
          credentials: 'include',
          mode: 'no-cors',
          headers: { 'Content-Type': 'text/plain' },
        }).then(
          (response) => response.type,
          () => 'failed',
        ),
      origin,
    );
    // Opaque or failed: the page cannot read any of it.
    expect(['opaque', 'failed']).toContain(answer);
    expect(await service.command('call', 'list-customers')).toEqual([{ data: [], version: '1.0.0', env: 'local' }]);
  });
});
