import { createRequire } from 'node:module';
import type pptxgen from 'pptxgenjs';
import type { ReportModel } from '../report-model.ts';

/** A presentation being built. */
export type Deck = pptxgen.default;
export type Slide = pptxgen.default.Slide;
/** Adds the slides of a section. */
export type AddSlides = (deck: Deck, model: ReportModel) => void;

// The library's types describe its CommonJS build, and every Node loads that one.
const Library = createRequire(import.meta.url)('pptxgenjs') as typeof pptxgen.default;

export const createDeck = (): Deck => new Library();
