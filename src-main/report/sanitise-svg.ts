import { Parser } from 'htmlparser2';
import { drawingAttributes, drawingElements } from './svg-names.ts';

/** A drawing with nothing in it but a drawing. */
export interface SanitisedSvg {
  readonly svg: string;
  /** Width ÷ height, from its viewBox or its size; 1 if it has neither. */
  readonly aspect: number;
}

/** Most elements within elements, and most elements, those that references repeat included. */
const deepest = 100;
const mostElements = 20_000;
const mostPainted = 200_000;

/**
 * Writes an SVG picture again from what a parser reads in it: only elements and attributes of drawings, which refer to nothing
 * outside. Scripts, event handlers, links, foreign content, entities, comments and processing instructions are left out. Null
 * if the text is no SVG picture, or one that is nested too deeply, too large, or repeats itself without end.
 */
export function sanitiseSvg(text: string): SanitisedSvg | null {
  const parts: string[] = [];
  const references = createReferences();
  const open: string[] = [];
  let root: Readonly<Record<string, string>> | null = null;
  let elements = 0;
  let isRefused = false;
  /** Depth of the element that is being left out with all it holds; 0 if there is none. */
  let leftOut = 0;
  let style: string[] | null = null;
  const refuse = (): void => {
    isRefused = true;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (isRefused) return;
        open.push(name);
        elements += 1;
        if (open.length > deepest || elements > mostElements || (root === null && name !== 'svg')) return refuse();
        root ??= attributes;
        if (leftOut > 0) return;
        if (!drawingElements.has(name) || style !== null || (elements > 1 && open.length === 1)) leftOut = open.length;
        else if (name === 'style') style = [];
        else parts.push(`<${name}${elements === 1 ? namespaces : ''}${written(name, attributes)}>`);
        references.open(leftOut > 0 ? {} : attributes);
      },
      ontext: (data) => {
        if (isRefused || leftOut > 0 || open.length === 0) return;
        if (style === null) parts.push(escaped(data));
        else style.push(data);
      },
      onclosetag: (name) => {
        if (isRefused) return;
        if (leftOut === 0) {
          const rules = style?.join('') ?? '';
          if (style === null) parts.push(`</${name}>`);
          else if (isHarmlessStyle(rules)) parts.push(`<style>${escaped(rules)}</style>`);
          references.note(rules);
          style = null;
        }
        if (leftOut === 0 || leftOut === open.length) references.close();
        if (leftOut === open.length) leftOut = 0;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (isRefused || root === null || references.painted() > mostPainted) return null;
  return { svg: parts.join(''), aspect: aspectOf(root) };
}

const namespaces = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const written = (name: string, attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([attribute, value]) => drawingAttributes.has(attribute) && isHarmless(name, attribute, value))
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('');

function isHarmless(name: string, attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'xlink:href')
    return (
      value.startsWith('#') ||
      (name === 'image' && /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(value))
    );
  return isHarmlessStyle(value);
}

/** Whether rules or a value refer to nothing outside: no imports, no addresses but those of the drawing's own parts. */
const isHarmlessStyle = (text: string): boolean =>
  !/[\\@]|javascript:|expression\(/i.test(text) && !/url\(\s{0,9}["']?(?!["'#])/i.test(text);

/** Counts what is painted when references are followed: a drawing of 300 bytes can repeat itself a billion times. */
function createReferences() {
  interface Part {
    elements: number;
    readonly ids: string[];
  }
  const all: Part = { elements: 0, ids: [] };
  const byId = new Map<string, Part>();
  const open: { readonly part: Part | null }[] = [];
  const note = (value: string): void => {
    const ids = [...value.matchAll(/url\(\s{0,9}["']?#([^"')\s]{1,200})/gi)].map(([, id]) => id ?? '');
    if (value.startsWith('#')) ids.push(value.slice(1));
    for (const part of [all, ...open.map((each) => each.part)]) part?.ids.push(...ids);
  };
  return {
    note,
    open(attributes: Readonly<Record<string, string>>): void {
      const id = attributes['id'];
      const part: Part | null = id === undefined || byId.has(id) ? null : { elements: 0, ids: [] };
      if (id !== undefined && part !== null) byId.set(id, part);
      open.push({ part });
      for (const each of [all, ...open.map((entry) => entry.part)]) if (each !== null) each.elements += 1;
      for (const [name, value] of Object.entries(attributes)) if (name !== 'id') note(value);
    },
    close: (): void => void open.pop(),
    /** Elements painted, or infinity where parts repeat each other in a circle. */
    painted(): number {
      const known = new Map<Part, number>();
      const count = (part: Part, above: ReadonlySet<Part>): number => {
        const found = known.get(part);
        if (found !== undefined) return found;
        if (above.has(part) || above.size > deepest) return Infinity;
        const path = new Set([...above, part]);
        let total = part.elements;
        for (const id of part.ids) {
          const target = byId.get(id);
          if (target !== undefined) total += count(target, path);
          if (total > mostPainted) break;
        }
        known.set(part, total);
        return total;
      };
      return count(all, new Set());
    },
  };
}

function aspectOf(attributes: Readonly<Record<string, string>>): number {
  const [, , width = 0, height = 0] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return width / height;
  const [ownWidth, ownHeight] = ['width', 'height'].map((name) => Number.parseFloat(attributes[name] ?? ''));
  return ownWidth !== undefined && ownHeight !== undefined && ownWidth > 0 && ownHeight > 0 ? ownWidth / ownHeight : 1;
}
