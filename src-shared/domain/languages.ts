/** The languages of the published interface, spelled as in its list, with their BCP 47 subtag. */
export const languages = [
  { name: 'English', code: 'en' },
  { name: 'Portuguese', code: 'pt' },
  { name: 'Spanish', code: 'es' },
  { name: 'German', code: 'de' },
  { name: 'French', code: 'fr' },
  { name: 'Italian', code: 'it' },
  { name: 'Dutch', code: 'nl' },
  { name: 'Swedish', code: 'sv' },
  { name: 'Polish', code: 'pl' },
  { name: 'Norwegian', code: 'no' },
  { name: 'Danish', code: 'da' },
  { name: 'Finnish', code: 'fi' },
  { name: 'Greek', code: 'el' },
  { name: 'Hungarian', code: 'hu' },
  { name: 'Czech', code: 'cs' },
  { name: 'Romanian', code: 'ro' },
  { name: 'Ukrainian', code: 'uk' },
  { name: 'Slovak', code: 'sk' },
  { name: 'Bulgarian', code: 'bg' },
  { name: 'Croatian', code: 'hr' },
  { name: 'Serbian', code: 'sr' },
  { name: 'Slovenian', code: 'sl' },
  { name: 'Lithuanian', code: 'lt' },
  { name: 'Latvian', code: 'lv' },
  { name: 'Estonian', code: 'et' },
  { name: 'Icelandic', code: 'is' },
  { name: 'Belarusian', code: 'be' },
  { name: 'Bosnian', code: 'bs' },
  { name: 'Albanian', code: 'sq' },
  { name: 'Macedonian', code: 'mk' },
  { name: 'Georgian', code: 'ka' },
  { name: 'Armenian', code: 'hy' },
  { name: 'Azerbaijani', code: 'az' },
  { name: 'Hindi', code: 'hi' },
  { name: 'Japanese', code: 'ja' },
  { name: 'Korean', code: 'ko' },
  { name: 'Indonesian', code: 'id' },
  { name: 'Urdu', code: 'ur' },
  { name: 'Bengali', code: 'bn' },
  { name: 'Filipino', code: 'fil' },
  { name: 'Vietnamese', code: 'vi' },
  { name: 'Thai', code: 'th' },
  { name: 'Burmese', code: 'my' },
  { name: 'Chinese', code: 'zh' },
  { name: 'Malay', code: 'ms' },
  { name: 'Uzbek', code: 'uz' },
  { name: 'Kazakh', code: 'kk' },
  { name: 'Turkmen', code: 'tk' },
  { name: 'Tajik', code: 'tg' },
  { name: 'Kyrgyz', code: 'ky' },
  { name: 'Sinhala', code: 'si' },
  { name: 'Khmer', code: 'km' },
  { name: 'Lao', code: 'lo' },
  { name: 'Hebrew', code: 'he' },
  { name: 'Arabic', code: 'ar' },
  { name: 'Turkish', code: 'tr' },
  { name: 'Swahili', code: 'sw' },
] as const;

export type LanguageName = (typeof languages)[number]['name'];
export type LanguageCode = (typeof languages)[number]['code'];

/** The language of a name, compared case-insensitively after trimming; undefined when it is not in the list. */
export function findLanguage(name: string): { name: LanguageName; code: LanguageCode } | undefined {
  const wanted = name.trim().toLowerCase();
  return languages.find((language) => language.name.toLowerCase() === wanted);
}

/** Languages written from right to left. */
export const rightToLeft: ReadonlySet<LanguageCode> = new Set(['he', 'ar', 'ur']);
