import type { Portrayal } from '#shared/contract/workspace/portrayal.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** How a sentence speaks of the client, in a word. */
export const portrayalWords: Readonly<Record<Portrayal, MarkedText>> = {
  positive: mark('positive'),
  neutral: mark('neutral'),
  negative: mark('negative'),
};
