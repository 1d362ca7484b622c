import { IntlMessageFormat } from 'intl-messageformat';
import { englishOf, type MarkedText } from './text-key.ts';
import type { TextValues } from './translate.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Choice = Extract<Elements[number], { options: unknown }>;

/** A text in English, taken apart: its message, and what stands in the places of the message. */
export interface Recognised {
  readonly message: MarkedText;
  readonly values: TextValues;
  /** The places that hold the name of an option, which is no text. */
  readonly choices: ReadonlySet<string>;
}

/** What a group of a pattern says of a placeholder. */
interface Reading {
  readonly name: string;
  readonly read: (found: string) => string | number;
}

interface Pattern {
  readonly expression: RegExp;
  readonly readings: readonly Reading[];
  readonly choices: ReadonlySet<string>;
}

/** Longer texts are no sentences. */
const longest = 2_000;

const typeOf = (message: string) => new IntlMessageFormat(message, 'en').getAst()[0]?.type;
let types: { readonly literal: ReturnType<typeof typeOf>; readonly number: ReturnType<typeof typeOf> } | undefined;
/** The types of the elements of a message; read when the first text is taken apart, since formatting starts slowly. */
const elementTypes = () => (types ??= { literal: typeOf('x'), number: typeOf('{x, number}') });
const digits = String.raw`-?\d[\d,]*(?:\.\d+)?`;
const day = String.raw`\d{1,2} \p{L}+ \d{4}|\d{4}-\d\d-\d\d`;
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** A number that has a plural form, where the words do not say it. */
const numberOf = (form: string): number => (form.startsWith('=') ? Number(form.slice(1)) : form === 'one' ? 1 : 2);

/** The pattern of a message: a place holds anything, `day` a day, a number is a number, a choice is the words of one of its options. */
function patternOf(message: string): Pattern {
  const readings: Reading[] = [];
  const choices = new Set<string>();
  const { literal, number } = elementTypes();
  const group = (source: string, name: string, read: Reading['read']): string => {
    readings.push({ name, read });
    return `(${source})`;
  };
  const sourceOf = (elements: Elements, counted: string): string =>
    elements
      .map((element) => {
        if ('options' in element) return choice(element);
        if ('children' in element) return sourceOf(element.children, counted);
        // The sign # of a plural form has no value of its own.
        if (!('value' in element)) return group(digits, counted, toNumber);
        if (element.type === literal) return escaped(element.value);
        if (element.type === number) return group(digits, element.value, toNumber);
        return group(element.value === 'day' ? day : '.+?', element.value, String);
      })
      .join('');
  const choice = ({ value: name, options, ...element }: Choice): string => {
    if (!('pluralType' in element)) choices.add(name);
    const sources = Object.entries(options).map(([option, { value }]) => {
      // An empty group tells which option it was; a number in its words is read after it.
      const told = group('', name, () => ('pluralType' in element ? numberOf(option) : option));
      return told + sourceOf(value, name);
    });
    return `(?:${sources.join('|')})`;
  };
  const source = sourceOf(new IntlMessageFormat(message, 'en').getAst(), '');
  return { expression: new RegExp(`^${source}$`, 'su'), readings, choices };
}

/** The values of a text that has a pattern; undefined if it has not. */
function valuesIn({ expression, readings }: Pattern, text: string): TextValues | undefined {
  const found = expression.exec(text);
  if (found === null) return undefined;
  const values: Record<string, string | number> = {};
  for (const [index, { name, read }] of readings.entries()) {
    const part: string | undefined = found[index + 1];
    if (part === undefined) continue;
    const value = read(part);
    // The same place holds the same words.
    if (typeof value === 'string' && typeof values[name] === 'string' && values[name] !== value) return undefined;
    values[name] = value;
  }
  return values;
}

/** Every way in which a text can be taken apart into one of the messages, in their order. */
export type Recogniser = (text: string) => Generator<Recognised, void>;

/**
 * Takes texts apart that were written in English from some messages, so that they can be written in another language: what
 * is stored, or comes from where no language is known.
 */
export function everyReading(messages: readonly MarkedText[]): Recogniser {
  const patterns = new Map<MarkedText, Pattern>();
  const patternFor = (message: MarkedText): Pattern => {
    const known = patterns.get(message) ?? patternOf(englishOf(message));
    patterns.set(message, known);
    return known;
  };
  return function* (text) {
    if (text.length > longest) return;
    for (const message of messages) {
      const pattern = patternFor(message);
      const values = valuesIn(pattern, text);
      if (values !== undefined) yield { message, values, choices: pattern.choices };
    }
  };
}

/** Takes texts apart as `everyReading` does; the first message that fits counts. */
export function recogniser(messages: readonly MarkedText[]): (text: string) => Recognised | undefined {
  const readings = everyReading(messages);
  return (text) => readings(text).next().value ?? undefined;
}
