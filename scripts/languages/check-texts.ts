import { IntlMessageFormat } from 'intl-messageformat';
import { englishOf, type Catalogue } from '#shared/language/text-key.ts';
import { english, type TextLanguage } from '#shared/language/text-languages.ts';
import type { FoundText } from './read-texts.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** What a message is made of, besides its words. */
interface Shape {
  readonly placeholders: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** The options of each plural form. */
  readonly plurals: readonly { readonly ordinal: boolean; readonly options: readonly string[] }[];
  /** The placeholder and options of each choice. */
  readonly selects: readonly string[];
}

const literalType = new IntlMessageFormat('x', 'en').getAst()[0]?.type;

/** Reads a message's shape. Throws a `SyntaxError` if it is no ICU message. */
function shapeOf(message: string, locale: string, rich: boolean): Shape {
  const placeholders = new Set<string>();
  const tags = new Set<string>();
  const plurals: Shape['plurals'][number][] = [];
  const selects: string[] = [];
  const visit = (elements: Elements): void => {
    for (const element of elements) {
      if ('children' in element) {
        tags.add(element.value);
        visit(element.children);
        continue;
      }
      // The value of a literal is its text; `#` has none.
      if (element.type !== literalType && 'value' in element) placeholders.add(element.value);
      if (!('options' in element)) continue;
      const options = Object.keys(element.options);
      if ('pluralType' in element) plurals.push({ ordinal: element.pluralType === 'ordinal', options });
      else selects.push(`${element.value}: ${options.toSorted().join(', ')}`);
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(new IntlMessageFormat(message, locale, undefined, { ignoreTag: !rich }).getAst());
  return { placeholders, tags, plurals, selects };
}

/** Forms that a language's rules name for millions only: the general one is no mistake there. */
const dispensable: Readonly<Record<string, readonly string[]>> = {
  fr: ['many'],
  es: ['many'],
  it: ['many'],
  pt: ['many'],
};
/** Forms of exactly one number, which may be named by it. */
const exact: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' };

/** The plural forms that a message lacks in a language. */
function lackingForms({ plurals }: Shape, { code, locale }: TextLanguage): string[] {
  return plurals.flatMap(({ ordinal, options }) => {
    const { pluralCategories } = new Intl.PluralRules(locale, {
      type: ordinal ? 'ordinal' : 'cardinal',
    }).resolvedOptions();
    return pluralCategories.filter(
      (form) =>
        !options.includes(form) &&
        !(code === 'ar' && options.includes(exact[form] ?? '')) &&
        dispensable[code]?.includes(form) !== true,
    );
  });
}

const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((one) => !b.has(one));

/** What is wrong with a translation, in words. */
export function translationFaults(
  key: string,
  translation: string,
  rich: boolean,
  language: TextLanguage,
): readonly string[] {
  const said = `${language.code}: "${key}"`;
  let [from, to]: [Shape | undefined, Shape | undefined] = [undefined, undefined];
  try {
    from = shapeOf(englishOf(key), english.locale, rich);
    to = shapeOf(translation, language.locale, rich);
  } catch (error) {
    return [`${said} is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
  const unknown = difference(to.placeholders, from.placeholders);
  const lost = difference(from.placeholders, to.placeholders);
  const tags = [...difference(from.tags, to.tags), ...difference(to.tags, from.tags)];
  const forms = lackingForms(to, language);
  return [
    ...unknown.map((name) => `${said} has a placeholder that English does not: ${name}`),
    ...lost.map((name) => `${said} lacks the placeholder ${name}`),
    ...tags.map((name) => `${said} differs in the tag ${name}`),
    ...(forms.length === 0 ? [] : [`${said} lacks plural forms: ${forms.join(', ')}`]),
    ...(from.selects.toSorted().join() === to.selects.toSorted().join() ? [] : [`${said} differs in its choices`]),
  ];
}

/** What is wrong with the English texts themselves, in words. */
export function englishFaults(texts: readonly FoundText[]): readonly string[] {
  const richKeys = new Set(texts.filter(({ rich }) => rich).map(({ key }) => key));
  return texts.flatMap(({ key, rich, place, values }) => {
    let shape: Shape;
    try {
      shape = shapeOf(englishOf(key), english.locale, rich);
    } catch (error) {
      return [`${place}: no ICU message: ${error instanceof Error ? error.message : String(error)}`];
    }
    const forms = lackingForms(shape, english);
    const wanted = new Set([...shape.placeholders, ...shape.tags]);
    const given = new Set(values ?? wanted);
    return [
      ...(!rich && richKeys.has(key) ? [`${place}: the same text has tags elsewhere`] : []),
      ...(forms.length === 0 ? [] : [`${place}: lacks plural forms: ${forms.join(', ')}`]),
      ...[...shape.tags.intersection(shape.placeholders)].map(
        (name) => `${place}: a tag and a placeholder are called ${name}`,
      ),
      ...difference(wanted, given).map((name) => `${place}: no value for ${name}`),
      ...difference(given, wanted).map((name) => `${place}: the text has no ${name}`),
    ];
  });
}

/** What a catalogue lacks, has too much, and has wrong. */
export function checkCatalogue(texts: readonly FoundText[], catalogue: Catalogue, language: TextLanguage) {
  const rich = new Map<string, boolean>();
  for (const text of texts) rich.set(text.key, text.rich || rich.get(text.key) === true);
  return {
    missing: [...rich.keys()].filter((key) => (catalogue[key] ?? '') === ''),
    unused: Object.keys(catalogue).filter((key) => !rich.has(key)),
    wrong: Object.entries(catalogue).flatMap(([key, translation]) =>
      translation === '' ? [] : translationFaults(key, translation, rich.get(key) ?? false, language),
    ),
  };
}
