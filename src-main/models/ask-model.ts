import { dayIn } from '#shared/domain/dates.ts';
import { listFromModel, UnusableReply, type ModelConfig, type ModelUsage } from './generate-with-model.ts';
import type { ModelQuestion, ModelReply } from './model-question.ts';
import type { Budget } from '#main/money/budget.ts';
import type { PriceBook } from '#main/money/price-book.ts';
import { costOf, priceOn } from '#main/money/prices.ts';
import { addSpend } from '#main/store/spend.ts';
import type { Store } from '#main/store/open.ts';

export interface AskModelParts {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  /** The model to ask; null where none is configured. */
  readonly model: () => ModelConfig | null;
  readonly budget: () => Budget;
  readonly prices: () => PriceBook;
  readonly log: (message: string) => void;
}

/** What these questions are booked under, beside the platforms: nobody asks them for a client's answers. */
export const analysisPlatform = 'analysis';

const longestReplyTokens = 2000;

/**
 * Asks the configured model one question about an answer, within the budget, and books what it cost. Never throws but for
 * the signal: what fails is logged and told, so that everything goes on without a model.
 */
export function createAskModel(
  parts: AskModelParts,
): (question: ModelQuestion, signal: AbortSignal) => Promise<ModelReply> {
  return async (question, signal) => {
    const config = parts.model();
    if (config === null) return { kind: 'refused', message: 'No model is configured.' };
    const provider = config.baseUrl === null ? 'openai' : 'custom';
    const day = dayIn(parts.timeZone, parts.now());
    const usages: ModelUsage[] = [];
    const costOfUsage = (usage: ModelUsage): number | null =>
      costOf(
        {
          provider,
          servedModel: config.model,
          requestedModel: config.model,
          usage: { ...usage, searches: 0 },
          reportedCostUsd: null,
        },
        parts.prices().prices(),
        day,
      );
    // Two attempts, and two characters a token: no language needs more.
    const most = costOfUsage({
      inputTokens: question.instructions.length + question.prompt.length,
      outputTokens: 2 * longestReplyTokens,
    });
    const reserved = parts
      .budget()
      .reserve(
        { customerId: question.customerId, platform: analysisPlatform },
        most === null ? null : most * 1_000_000,
      );
    if (reserved.kind === 'refused') return { kind: 'refused', message: reserved.reason };
    let failure: unknown;
    let items: string[] = [];
    try {
      items = await listFromModel({
        config,
        instructions: question.instructions,
        prompt: question.prompt,
        accept: (reply) => acceptable(reply, question),
        signal,
        onUsage: (usage) => usages.push(usage),
      });
    } catch (error) {
      failure = error;
    }
    const costs = usages.map(costOfUsage);
    const known = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
    // A price that is known for a use that is not: it may have cost as much as it could.
    const hasPrice = priceOn(parts.prices().prices(), provider, config.model, day) !== undefined;
    const isUnknown = hasPrice && (usages.length === 0 || costs.includes(null));
    parts.store.transaction(() =>
      addSpend(parts.store, {
        day,
        customerId: question.customerId,
        groupId: null,
        platform: analysisPlatform,
        provider,
        costMicro: Math.round(known * 1_000_000),
        unconfirmedMicro: isUnknown ? reserved.micro : 0,
      }),
    );
    reserved.release();
    if (failure === undefined) return { kind: 'answered', items, model: config.model };
    signal.throwIfAborted();
    const message = failure instanceof Error ? failure.message : 'it failed without a word';
    parts.log(`the model ${config.model} gave nothing usable for an answer: ${message}`);
    return { kind: 'failed', message };
  };
}

function acceptable(reply: readonly string[], { expects }: ModelQuestion): string[] {
  if (expects.kind === 'names')
    return reply
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(0, 200);
  if (expects.kind === 'texts') {
    const texts = reply.map((text) => text.trim());
    if (texts.length !== expects.count || texts.includes(''))
      throw new UnusableReply(`It must hold exactly ${expects.count} texts, none of them empty.`);
    return texts;
  }
  const words = reply.map((word) => word.trim().toLowerCase());
  if (words.length !== expects.count)
    throw new UnusableReply(
      `It must hold exactly ${expects.count} words, one for each sentence, and holds ${words.length}.`,
    );
  const wrong = words.find((word) => !expects.words.includes(word));
  if (wrong !== undefined) throw new UnusableReply(`Each must be one of ${expects.words.join(', ')}, not "${wrong}".`);
  return words;
}
