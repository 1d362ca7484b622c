/**
 * Articles with which names begin, and what a preposition makes of them: "El Corte Inglés", "del Corte Inglés"; "O Boticário",
 * "no Boticário". Spanish, French, Italian, Portuguese.
 */
const contractions: readonly (readonly [article: string, contracted: string])[] = [
  ['El', 'del al'],
  ['Le', 'du au'],
  ['Les', 'des aux'],
  ['Il', 'del al dal nel sul col'],
  ['Lo', 'dello allo dallo nello sullo'],
  ['La', 'della alla dalla nella sulla'],
  ['I', 'dei ai dai nei sui'],
  ['Gli', 'degli agli dagli negli sugli'],
  ['O', 'do ao no pelo'],
  ['Os', 'dos aos nos pelos'],
  ['A', 'da à na pela'],
  ['As', 'das às nas pelas'],
];

/** Spellings of a name that begins with an article, contracted with a preposition; `length` counts its letters. */
export function contractedSpellings(name: string): { spelling: string; length: number }[] {
  const [, article, rest] = /^(\p{Lu}\p{Ll}{0,2}) (\p{Lu}.*)$/u.exec(name) ?? [];
  if (article === undefined || rest === undefined) return [];
  return contractions
    .filter(([written]) => written === article)
    .flatMap(([, contracted]) => contracted.split(' '))
    .map((contracted) => ({ spelling: `${contracted} ${rest}`, length: contracted.length }));
}
