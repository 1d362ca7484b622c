import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { successEnvelope } from '#shared/contract/envelope.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { fetchPage } from '#main/web/fetch-page.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { openStore } from '#main/store/open.ts';
import { bakeryHtml } from '#test/fixtures/interface/bakery-html.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import { seedAgencies } from '#test/fixtures/interface/seed-agencies.ts';

/** An operation that was run: the request and the whole reply. */
export interface Example {
  readonly request: unknown;
  readonly reply: unknown;
}

/** A Thursday after the last scan of the invented workspace. */
const day = new Date('2026-11-19T12:00:00Z');
const bakery = 'https://orchard-lane-bakery.example';

/**
 * Runs every published operation, in the order of the table, on the small invented workspace of the interface tests, and
 * returns requests and replies, the same every time. The only website read is served on loopback.
 */
export async function runExamples(baseUrl: string): Promise<ReadonlyMap<PublishedOperation, Example>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-docs-'));
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(bakeryHtml));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
    const [seeded] = seedAgencies(store);
    store.close();
    const switcher = await createWorkspaceSwitcher({
      dataDirectory: directory,
      environment: {},
      now: () => day,
      fetchPage: async (url, options) => {
        const allowLoopback = { allowAddress: () => true, allowPort: () => true };
        const page = await fetchPage(url.replace(bakery, siteUrl), { ...options, ...allowLoopback });
        return { ...page, finalUrl: page.finalUrl.replace(siteUrl, bakery) };
      },
    });
    switcher.announceApi(baseUrl);
    const service = switcher.current();
    const caller = { kind: 'key', keyId: seeded.keyId, organizationId: seeded.organizationId } as const;
    const requests = requestsOf(seeded, bakery.slice('https://'.length));
    const examples = new Map<PublishedOperation, Example>();
    for (const operation of Object.values(publishedInterface) as (Operation & { name: PublishedOperation })[]) {
      const request = requests[operation.name];
      const result = await service.callUnchecked(operation.name, request, caller);
      if (!result.ok) throw new Error(`${operation.name}: ${result.error.message}`);
      examples.set(operation.name, {
        request,
        reply: withFixedTokens(successEnvelope(result.data, service.env, operation.statusInEnvelope ?? false)),
      });
    }
    await switcher.close();
    return examples;
  } finally {
    site.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The secret part of a report's address is random; the page shows a fixed one. */
const withFixedTokens = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply).replaceAll(/\/reports\/[\w-]{43}(?=")/g, '/reports/an-unguessable-part'));
