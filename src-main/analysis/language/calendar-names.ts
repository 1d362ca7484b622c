import { languages } from '#shared/domain/languages.ts';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The languages in which a string, capitals included, is the name of a day or month, from the runtime's locale data. */
export function calendarNames(name: string): ReadonlySet<string> {
  known ??= collect();
  return known.get(name) ?? none;
}

const none: ReadonlySet<string> = new Set();

function collect(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { code } of languages) {
    const days = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      for (const name of [days.format(Date.UTC(2024, 0, 1 + index)), months.format(Date.UTC(2024, index, 1))])
        names.set(name, (names.get(name) ?? new Set()).add(code));
    }
  }
  return names;
}
