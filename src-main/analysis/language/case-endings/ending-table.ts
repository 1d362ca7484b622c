/** Endings that one language attaches to a name, in its own spelling. */
export interface EndingTable {
  /** BCP 47 subtag. */
  readonly language: string;
  readonly groups: readonly EndingGroup[];
}

/** Endings of the same kind of name. */
export interface EndingGroup {
  /** Final letters of the name that the ending replaces: "a" in Polish Asana, Asany. Absent: the ending is appended. */
  readonly replaces?: string;
  /** Last letter of the names that take the endings; absent: any. */
  readonly after?: 'vowel' | 'consonant';
  /** Only words before the last one of a name take them: adjectives, as in German "der Deutschen Bank". */
  readonly within?: true;
  /** Separated by spaces. `~` repeats the name's last letter (Hungarian Bitwardennel). */
  readonly endings: string;
}

/** Every combination of one ending of each layer, in order; `-` is none. At least one layer gives letters. */
export function chain(...layers: readonly string[]): string {
  let combined = [''];
  for (const layer of layers) {
    const endings = layer.split(/\s+/u).map((ending) => (ending === '-' ? '' : ending));
    combined = combined.flatMap((before) => endings.map((ending) => before + ending));
  }
  return [...new Set(combined)].filter((ending) => ending !== '').join(' ');
}
