import { alertSentenceIn } from '#shared/wording/alerts.ts';
import { texts } from '../language/current.ts';

/** The sentence of an alert, or one of its facts, in the language of the page. */
export const alertSentence = (stored: string): string => alertSentenceIn(stored, texts());
