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
  /** Separated by spaces. `~` repeats the name's last letter (Hungarian Bitwardennel). */
  readonly endings: string;
}
