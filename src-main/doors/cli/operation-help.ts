import { z } from 'zod';
import type { Operation } from '#shared/contract/operation.ts';

interface Field {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
}

function typeOf({ type, format, enum: values, items, anyOf, const: only }: Field): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values !== undefined) return values.map(String).join('|');
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ');
  if (type === 'array') return `list of ${typeOf(items ?? {})}`;
  return format ?? (typeof type === 'string' ? type : (type ?? ['any']).join(' or '));
}

/** What an operation does, its fields and an example, for a terminal. */
export function operationHelp(operation: Operation): string {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as Field;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name: `${name}${schema.required?.includes(name) === true ? '' : '?'}`,
    type: typeOf(field),
    description: field.description ?? '',
  }));
  const width = Math.max(0, ...fields.map(({ name }) => name.length));
  return [
    `${operation.name}: ${operation.summary}`,
    operation.kind === 'query' ? 'Reads only.' : `Changes: ${operation.changes.join(', ') || 'nothing by itself'}.`,
    ...(operation.scope === 'any' ? [] : [`For API keys: ${operation.scope === 'owner' ? 'none' : operation.scope}.`]),
    '',
    ...(fields.length === 0
      ? ['No fields.']
      : fields.map(
          ({ name, type, description }) => `  ${name.padEnd(width)}  ${[type, description].filter(Boolean).join('; ')}`,
        )),
    '',
    `  answerscope call ${operation.name} '${JSON.stringify(operation.example)}'`,
  ].join('\n');
}
