import type { OutputOf } from '#shared/contract/index.ts';
import type { PlatformId } from '#shared/domain/platforms.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { addSpend } from '#main/store/spend.ts';
import { today } from '#main/results/read-context.ts';
import { type ServiceContext } from './context.ts';

/** Short, harmless, and with an answer everywhere. */
const question = 'What is the capital of France?';
const longestShown = 300;

/**
 * Asks a provider one real question outside any scan. It is billed like any other: its money is reserved under the caps
 * and booked, though to no customer. Success wakes what waits.
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
  const reservation = budget.reserve({ customerId: null, platform }, prices.highestMicro(id, choice.model, day));
  if (reservation.kind === 'refused') return failed(reservation.reason, id);
  const book = (costMicro: number, unconfirmedMicro: number): void => {
    if (costMicro > 0 || unconfirmedMicro > 0)
      addSpend(context.store, {
        day,
        customerId: null,
        groupId: null,
        platform,
        provider: id,
        costMicro,
        unconfirmedMicro,
      });
  };
  try {
    const captured = await choice.scanner.ask(
      { query: question, language: 'en', country: 'us', sample: 1 },
      AbortSignal.timeout(choice.definition.timeoutMs),
    );
    const cost = prices.costOf(captured, day);
    book(cost === null ? 0 : Math.round(cost * 1_000_000), cost === null ? reservation.micro : 0);
    context.runner.wake();
    return {
      ok: true,
      provider: id,
      message: said(captured),
      servedModel: captured.servedModel,
      latencyMs: captured.latencyMs,
      costUsd: cost,
    };
  } catch (error) {
    if (error instanceof ScanFailure && error.maybeBilled) book(0, reservation.micro);
    return failed(error instanceof Error ? error.message : String(error), id);
  } finally {
    reservation.release();
  }
}

function said({ outcome, text }: CapturedAnswer): string {
  if (outcome === 'no_overview') return 'The search engine answered, and showed no AI overview for this question.';
  const short = text.replace(/\s+/g, ' ').trim().slice(0, longestShown);
  return outcome === 'refused' ? `It declined to answer: ${short}` : short;
}
