/** Where the choice of light, dark or the system's is stored. */
export const colorSchemeKey = 'answerscope-color-scheme';
