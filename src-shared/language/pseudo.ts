import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

const plainLetters = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ';
const accented = 'áÁƀƁçÇďĎéÉƒƑĝĜĥĤíÍĵĴķĶļĻɱṀñÑóÓƥƤɋɊŕŔšŠťŤúÚṽṼŵŴẋẊýÝžŽ';
const accents = new Map([...plainLetters].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** Every small vowel twice: some 40 % more letters. */
const lengthened = (text: string): string => text.replaceAll(/[aeiou]/g, (vowel) => vowel + vowel);

/** A text as the pseudo-language has it, without brackets. */
const pseudoText = (text: string): string =>
  [...lengthened(text)].map((letter) => accents.get(letter) ?? letter).join('');

/** Literal text as part of a message. */
const literal = (text: string): Elements => new IntlMessageFormat(text, 'en').getAst();

function pseudoElements(elements: Elements, literalType = literal('x')[0]?.type): Elements {
  return elements.map((element) => {
    if ('options' in element)
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: pseudoElements(option.value, literalType) },
          ]),
        ),
      } as typeof element;
    if ('children' in element) return { ...element, children: pseudoElements(element.children, literalType) };
    // Of a literal the value is its text; of a placeholder its name.
    return element.type === literalType && 'value' in element
      ? { ...element, value: pseudoText(element.value) }
      : element;
  });
}

/** An English message in the pseudo-language: accented, with two fifths more letters, in brackets. */
export function pseudoMessage(message: string, options: { readonly ignoreTag: boolean }): Elements {
  const inner = pseudoElements(new IntlMessageFormat(message, 'en', undefined, options).getAst());
  return [...literal('⟦'), ...inner, ...literal('⟧')];
}
