import type { OutputOf } from '#shared/contract/index.ts';
import type { PlatformId } from '#shared/domain/platforms.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { payForRequest } from '#main/money/paid-request.ts';
import { today } from '#main/results/read-context.ts';
import { type ServiceContext } from './context.ts';

/** Short, harmless, and answered by every platform. */
const question = 'What is the capital of France?';
const longestShown = 300;

/**
 * Asks a provider one real question outside any scan. It is billed like any other: its cost is reserved under the caps
 * and booked, though to no customer. If it succeeds, waiting scans continue.
 */
export async function tryProvider(
  context: ServiceContext,
  platform: PlatformId,
  providerId: string | undefined,
): Promise<OutputOf<'test-provider'>> {
  const { chooseProvider, prices, budget } = context.scan;
  const failed = (message: string, provider: string | null = null) => ({
    ok: false,
    provider,
    message,
    servedModel: null,
    latencyMs: null,
    costUsd: null,
  });
  const choice = chooseProvider(platform, providerId);
  if (choice.kind === 'missing') return failed(choice.message);
  const { id } = choice.definition;
  const day = today(context);
  const paid = await payForRequest<{ captured: CapturedAnswer; costUsd: number | null } | { error: unknown }>({
    store: context.store,
    budget,
    payer: { customerId: null, groupId: null, platform, provider: id },
    today: () => today(context),
    highestMicro: prices.highestMicro(id, choice.model, day),
    send: async () => {
      try {
        const captured = await choice.scanner.ask(
          { query: question, language: 'en', country: 'us', sample: 1 },
          AbortSignal.timeout(choice.definition.timeoutMs),
        );
        const costUsd = prices.costOf(captured, day);
        return { result: { captured, costUsd }, cost: costUsd === null ? ('unknown' as const) : costUsd * 1_000_000 };
      } catch (error) {
        const isBilled = error instanceof ScanFailure && error.maybeBilled;
        return { result: { error }, cost: isBilled ? ('unknown' as const) : ('nothing' as const) };
      }
    },
  });
  if (paid.kind === 'refused') return failed(paid.reason, id);
  if ('error' in paid.result)
    return failed(paid.result.error instanceof Error ? paid.result.error.message : String(paid.result.error), id);
  context.runner.wake();
  const { captured, costUsd } = paid.result;
  return {
    ok: true,
    provider: id,
    message: messageOf(captured),
    servedModel: captured.servedModel,
    latencyMs: captured.latencyMs,
    costUsd,
  };
}

function messageOf({ outcome, text }: CapturedAnswer): string {
  if (outcome === 'no_overview') return 'The search engine answered but showed no AI overview for this question.';
  const short = text.replace(/\s+/g, ' ').trim().slice(0, longestShown);
  return outcome === 'refused' ? `It declined to answer: ${short}` : short;
}
