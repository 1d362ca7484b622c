import { characterProperties } from '#main/analysis/language/characters.ts';

const scriptsOf = (name: string): Set<string> =>
  new Set(
    [...name]
      .map((character) => characterProperties(character.codePointAt(0) ?? 0))
      .filter(({ kind }) => kind === 'letter')
      .map(({ script }) => script),
  );

/** Whether two names share a script. A name written in another one is how a language spells it, and no other name. */
export function sameScript(name: string, other: string): boolean {
  const scripts = scriptsOf(name);
  const others = scriptsOf(other);
  return scripts.size === 0 || others.size === 0 || !scripts.isDisjointFrom(others);
}
