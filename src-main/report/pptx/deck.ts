import pptxgen from 'pptxgenjs';
import type { ReportModel } from '../report-model.ts';

/** A presentation being built. */
export type Deck = pptxgen.default;
export type Slide = pptxgen.default.Slide;
/** Adds the slides of a section. */
export type AddSlides = (deck: Deck, model: ReportModel) => void;

// The library's types describe its CommonJS build; what is loaded is the other one, whose default export is the class itself.
const Library = pptxgen as unknown as typeof pptxgen.default;

export const createDeck = (): Deck => new Library();
