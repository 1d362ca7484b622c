import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '#main/service/context.ts';
import { createService } from '#main/service/create-service.ts';
import { owner } from '#main/service/service.ts';

/** A service whose shell breaks the contract: `vault` is a text. */
const broken = (checkReplies?: boolean) =>
  createService({
    context: {
      host: {
        shell: {
          vault: () => 'yes',
          vaultProblem: () => null,
          kept: () => [],
          port: () => null,
          background: () => null,
          updates: { read: () => null },
          opened: () => null,
        },
      },
    } as unknown as ServiceContext,
    subscribe: () => () => {},
    logDefect: () => '',
    close: () => Promise.resolve(),
    ...(checkReplies === undefined ? {} : { checkReplies }),
  });

describe('replies', () => {
  it('are checked against the contract in tests', async () => {
    expect(await broken().call('get-shell-settings', {}, owner)).toMatchObject({
      ok: false,
      error: {
        code: 'internal',
        message: expect.stringMatching(/^The reply of get-shell-settings breaks .*: vault: /) as string,
      },
    });
  });

  it('are sent unchecked in the product', async () => {
    expect(await broken(false).call('get-shell-settings', {}, owner)).toMatchObject({ ok: true });
  });
});
