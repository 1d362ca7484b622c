import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { createBudget } from '#main/money/budget.ts';
import { createPriceBook } from '#main/money/price-book.ts';
import { readPriceEntries, type PriceEntry } from '#main/money/prices.ts';
import { createScanRunner } from '#main/scan/runner.ts';
import { createScheduler } from '#main/scan/scheduler.ts';
import type { Scanning } from '#main/scan/scanning.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { readSetting, readTextSetting } from '#main/store/settings.ts';
import { bookedSince } from '#main/store/spend.ts';
import { readCaps } from '#main/money/caps.ts';
import { openaiCompatible } from '#main/platforms/local/openai-compatible.ts';
import { isLocalAddress } from '#main/money/local-address.ts';
import { createProviderChoice, type ChooseProvider, type ProviderSettings } from '#main/platforms/choose-provider.ts';
import { readRateLimits } from '#main/service/rate-limits.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

export interface ScanningOptions {
  readonly store: Store;
  readonly env: Environment;
  readonly timeZone: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Replaces the registry in tests. */
  readonly chooseProvider?: ChooseProvider | undefined;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  readonly onFinished: (customerId: number) => void;
  readonly onDefect: (what: string, error: unknown) => void;
}

/** Assembles scanning for a workspace. */
export function wireScanning(options: ScanningOptions): Scanning {
  const { store, env, timeZone, now } = options;
  const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    sleep(Math.min(milliseconds, longestTimerMs), undefined, { signal });
  const settings: ProviderSettings = {
    chosen: (platform) => readTextSetting(store, settingKeys.providerOf(platform), '') || null,
    limits: (providerId) => readRateLimits(store, providerId),
  };
  const chooseProvider = options.chooseProvider ?? createProviderChoice(env, options.variables, settings);
  const prices = createPriceBook(store, createOwnPrices(store), (providerId) =>
    runsLocally(providerId, options.variables),
  );
  const budget = createBudget({
    caps: () => readCaps(store),
    today: () => dayIn(timeZone, now()),
    customerName: (customerId) => findCustomer(store, customerId)?.name ?? `customer ${customerId}`,
    bookedSince: (day, customerId, platform) => {
      const { costMicro, unconfirmedMicro } = bookedSince(store, day, customerId, platform);
      return costMicro + unconfirmedMicro;
    },
  });
  const runner = createScanRunner({
    store,
    env,
    timeZone,
    now,
    monotonic: () => performance.now(),
    delay,
    random: Math.random,
    emit: options.emit,
    categorise: createCategoriser(env),
    chooseProvider,
    prices,
    budget,
    onFinished: options.onFinished,
    onDefect: options.onDefect,
  });
  return {
    runner,
    budget,
    prices,
    chooseProvider,
    providerSettings: settings,
    variables: options.variables,
    startScheduler: () =>
      createScheduler({
        store,
        timeZone,
        now,
        delay,
        startDue: (groupId, due) => runner.startDue(groupId, due) !== null,
        onDefect: options.onDefect,
      }),
  };
}

/** Whether a provider asks a model on this computer or in the local network, by its configured address. */
function runsLocally(providerId: string, variables: ScanningOptions['variables']): boolean {
  const address = variables[openaiCompatible.baseUrlVariable]?.trim();
  // Without an address, the server of its default address on this computer is asked.
  return providerId === openaiCompatible.id && (!address || isLocalAddress(address));
}

/** The user's price entries: read for every request, parsed only if they changed. */
function createOwnPrices(store: Store): () => readonly PriceEntry[] {
  let text = '[]';
  let entries: readonly PriceEntry[] = [];
  return () => {
    const value = readSetting(store, settingKeys.prices) ?? [];
    const current = JSON.stringify(value);
    if (current !== text) {
      entries = readPriceEntries(value);
      text = current;
    }
    return entries;
  };
}

/** Node's longest timer; a longer one fires at once. */
const longestTimerMs = 2_147_483_647;
