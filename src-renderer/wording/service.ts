import { historyTextIn } from '#shared/wording/service/history-texts.ts';
import { serviceTextIn, workTextIn } from '#shared/wording/service/service-text.ts';
import { texts } from '../language/current.ts';

/** A sentence of the service in the language of the page: an error, an outcome, a finding. Others stay in English. */
export const serviceText = (english: string): string => serviceTextIn(english, texts());

/** What long work says of itself, in the language of the page. */
export const workText = (english: string): string => workTextIn(english, texts());

/** What changed a version of queries or of the brand book, in the language of the page. */
export const historyText = (english: string): string => historyTextIn(english, texts());
