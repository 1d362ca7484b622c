import { createRequire } from 'node:module';
import type pptxgen from 'pptxgenjs';

/** A presentation in the making. */
export type Deck = pptxgen.default;
export type Slide = pptxgen.default.Slide;

// The library's types describe its CommonJS build, and every Node loads that one.
const Library = createRequire(import.meta.url)('pptxgenjs') as typeof pptxgen.default;

export const createDeck = (): Deck => new Library();
