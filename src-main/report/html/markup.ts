import { xmlText } from '#shared/domain/xml-text.ts';

/** HTML that is safe to insert unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly (string | Markup)[] | null;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text escaped for use between tags and in attributes. */
export const escapeText = (text: string): string =>
  xmlText(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const render = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  return typeof piece === 'object' ? piece.map(render).join('') : escapeText(String(piece));
};

/** A template whose values are escaped unless they are {@link Markup} already. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings.map((string, index) => string + (index < pieces.length ? render(pieces[index] ?? null) : '')).join(''),
  );
}

/** The address if a link may lead to it: http and https only; null for anything else. */
export const safeAddress = (url: string): string | null =>
  /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;

/** A link with its address as text; only the text of one that no link may lead to. */
export const link = (url: string): Markup => {
  const address = safeAddress(url);
  return address === null ? markup`${url}` : markup`<a href="${address}" rel="noopener noreferrer">${url}</a>`;
};
