import { listFromModel, PaymentRefused, UnusableReply, type ModelConfig } from './generate-with-model.ts';
import type { ModelQuestion, ModelReply } from './model-question.ts';
import { payForModel, type ModelPaymentParts } from './pay-for-model.ts';

export interface AskModelParts {
  /** The model to ask; null if none is configured. */
  readonly model: () => ModelConfig | null;
  /** Called per question, because scanning, which holds the budget, is wired after the jobs. */
  readonly payment: () => ModelPaymentParts;
  readonly log: (message: string) => void;
}

/**
 * Asks the configured model one question about an answer, paid for by its customer. Throws only if the signal is aborted:
 * other failures are logged and returned, so that everything continues without a model.
 */
export function createAskModel(
  parts: AskModelParts,
): (question: ModelQuestion, signal: AbortSignal) => Promise<ModelReply> {
  return async (question, signal) => {
    const config = parts.model();
    if (config === null) return { kind: 'refused', message: 'No model is configured.' };
    try {
      const items = await listFromModel({
        config: { ...config, payment: payForModel(parts.payment(), config, question.customerId) },
        instructions: question.instructions,
        prompt: question.prompt,
        accept: (reply) => acceptable(reply, question),
        signal,
      });
      return { kind: 'answered', items, model: config.model };
    } catch (failure) {
      if (failure instanceof PaymentRefused) return { kind: 'refused', message: failure.message };
      signal.throwIfAborted();
      const message = failure instanceof Error ? failure.message : String(failure);
      parts.log(`the model ${config.model} returned nothing usable for an answer: ${message}`);
      return { kind: 'failed', message };
    }
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
      throw new UnusableReply(`It must contain exactly ${expects.count} texts, none of them empty.`);
    return texts;
  }
  const words = reply.map((word) => word.trim().toLowerCase());
  if (words.length !== expects.count)
    throw new UnusableReply(
      `It must contain exactly ${expects.count} words, one for each sentence, but contains ${words.length}.`,
    );
  const unexpected = words.find((word) => !expects.words.includes(word));
  if (unexpected !== undefined)
    throw new UnusableReply(`Each must be one of ${expects.words.join(', ')}, not "${unexpected}".`);
  return words;
}
