/** An abbreviation whose full stop ends no sentence, at the end of a text, followed by a space. */
export const abbreviationAtEnd =
  /(?:^|[\s(])(?:vs|e\.g|i\.e|eg|incl|inkl|approx|ca|z\.\s?B|d\.\s?h|bzw|u\.\s?a|p\.\s?ej|ej|cf|etc|Dr|Mr|Mrs|Ms|St|No|Nr|nr|np|m\.in|tzv|např|mm|esim|t\.ex|f\.eks|bl\.a|pvz|piem|örn|vb|т\.\s?е|напр)\.\s$/u;
