/** Endings of one language that are written straight after a name, in the language's own spelling. */
export interface EndingTable {
  /** BCP 47 subtag. */
  readonly language: string;
  readonly groups: readonly EndingGroup[];
}

/** Endings that follow the same kind of name. */
export interface EndingGroup {
  /** What the ending takes off the name first: "a" in Polish Asana, Asany. Absent: it is only put on. */
  readonly replaces?: string;
  /** The last letter of the name after which the endings stand; absent: any. */
  readonly after?: 'vowel' | 'consonant';
  /** Separated by spaces. `~` repeats the name's last letter (Hungarian Bitwardennel). */
  readonly endings: string;
}
