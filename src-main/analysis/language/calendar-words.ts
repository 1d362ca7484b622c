import { languages } from '#shared/domain/languages.ts';
import { fold } from './fold.ts';

let words: ReadonlySet<string> | null = null;

/** Folded names of months and weekdays in every supported language, from the runtime's locale data. */
export function calendarWords(): ReadonlySet<string> {
  words ??= new Set(languages.flatMap(({ code }) => namesIn(code)).map(fold));
  return words;
}

function namesIn(code: string): string[] {
  const names: string[] = [];
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(code, { month, timeZone: 'UTC' });
    for (let index = 0; index < 12; index++) names.push(format.format(Date.UTC(2026, index, 15)));
  }
  const weekday = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  for (let day = 1; day <= 7; day++) names.push(weekday.format(Date.UTC(2026, 1, day)));
  return names;
}
