import { hasFields, type Fields } from '#shared/domain/fields.ts';

/** Objects inside a row are read to this depth: `response.content.text`. */
const deepest = 4;

/** The values of a row by column; those of objects inside it by a path such as `response.content`. Lists stay values. */
export function flattenRow(row: Fields): Record<string, unknown> {
  const flat = Object.create(null) as Record<string, unknown>;
  const add = (value: Fields, prefix: string, depth: number): void => {
    for (const [key, inner] of Object.entries(value)) {
      if (hasFields(inner) && depth < deepest) add(inner, `${prefix}${key}.`, depth + 1);
      else flat[`${prefix}${key}`] = inner;
    }
  };
  add(row, '', 1);
  return flat;
}

/**
 * The text of a value: itself, or the texts of a list of parts as chat interfaces write it (`["…"]`,
 * `[{"type": "text", "text": "…"}]`, `{"parts": ["…"]}`). Null if there is none.
 */
export function textOf(value: unknown, depth = 1): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (depth > deepest) return null;
  if (Array.isArray(value)) {
    const parts = value.flatMap((part: unknown) => textOf(part, depth + 1) ?? []);
    return parts.length === 0 ? null : parts.join('\n\n');
  }
  if (!hasFields(value)) return null;
  for (const name of ['text', 'value', 'content', 'parts', 'markdown']) {
    const text = textOf(value[name], depth + 1);
    if (text !== null) return text;
  }
  return null;
}
