import pptxgen from 'pptxgenjs';
import { reportTexts } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { mirror } from './mirror.ts';

/** A presentation being built. */
export type Deck = pptxgen.default;
export type Slide = pptxgen.default.Slide;
/** Adds the slides of a section. */
export type AddSlides = (deck: Deck, model: ReportModel) => void;

// The library's types describe its CommonJS build; what is loaded is the other one, whose default export is the class itself.
const Library = pptxgen as unknown as typeof pptxgen.default;

export const createDeck = (): Deck => new Library();

/** A new slide, on which everything is mirrored if the report's language is written from right to left. */
export function newSlide(deck: Deck, model: ReportModel): Slide {
  const slide = deck.addSlide();
  if (reportTexts(model).language.direction === 'rtl') mirror(slide);
  return slide;
}
