import { describe, expect, it } from 'vitest';
import type { Bridge } from '#shared/contract/bridge.ts';
import { openTestWorkspace } from '#test/support/workspace.ts';
import { openBrowser } from './support/browser.ts';
import { openAsDesktop } from './support/desktop-page.ts';

type BridgeWindow = Window & { answerscope: Bridge };

describe('the dashboards over the bridge of the desktop app', () => {
  it('show the workspace, follow its events, and reach nothing but operations', async () => {
    const workspace = await openTestWorkspace();
    await workspace.call('add-organization', { name: 'Northlight' });
    await workspace.call('add-customer', { organizationId: 1, name: 'Aurora Bank', websiteUrl: 'aurora.example.com' });
    await using chrome = await openBrowser();
    const { page, problems } = await chrome.newPage();
    const door = await openAsDesktop(page, workspace.switcher);
    await page.getByText('Aurora Bank').first().waitFor();

    const seen = await page.evaluate(() => Object.keys((window as unknown as BridgeWindow).answerscope).toSorted());
    expect(seen).toEqual(['call', 'pathOf', 'subscribe', 'system']);
    const answers = await page.evaluate(async () => {
      const { call } = (window as unknown as BridgeWindow).answerscope;
      return [
        await call('list-customers', {}),
        await call('get-overview', { customerId: 99 }),
        await call('quit' as 'list-customers', {}),
      ];
    });
    expect(answers).toMatchObject([
      { ok: true, data: [{ name: 'Aurora Bank' }] },
      { ok: false, error: { code: 'not_found' } },
      { ok: false, error: { code: 'unavailable' } },
    ]);

    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          const stop = (window as unknown as BridgeWindow).answerscope.subscribe((event) => {
            stop();
            resolve(event);
          });
        }),
    );
    door.push({ kind: 'changed', topic: 'customers', customerId: null });
    expect(await heard).toEqual({ kind: 'changed', topic: 'customers', customerId: null });
    expect(problems.filter((problem) => !problem.startsWith('left this computer: http://answerscope.test/'))).toEqual(
      [],
    );
    door.close();
  });

  it('are the only page that is answered', async () => {
    const workspace = await openTestWorkspace();
    await using chrome = await openBrowser();
    const { page } = await chrome.newPage();
    const door = await openAsDesktop(page, workspace.switcher);
    const ask = () => (window as unknown as BridgeWindow).answerscope.call('list-customers', {});
    expect(await page.evaluate(ask)).toMatchObject({ ok: true });
    await page.route('http://evil.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="http://answerscope.test/"></iframe>' }),
    );
    await page.goto('http://evil.test/');
    expect(await page.evaluate(ask)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    door.close();
  });
});
