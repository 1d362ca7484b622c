/** The part of JSON Schema 2020-12 that the contract's schemas use. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
}

type Resolve = (schema: FieldSchema) => FieldSchema;

/** Follows references into a document's `components.schemas`; a description beside a reference wins. */
export const resolveIn =
  (components: Readonly<Record<string, FieldSchema>>): Resolve =>
  (schema) => {
    const name = schema.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : components[name];
    if (target === undefined) return schema;
    return schema.description === undefined ? target : { ...target, description: schema.description };
  };

/** The name of a type: `whole number`, `array of text`, `date-time or null`. */
function typeName(schema: FieldSchema, resolve: Resolve): string {
  const { type, format, items, enum: values, anyOf, const: only } = resolve(schema);
  if (only !== undefined) return JSON.stringify(only);
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (anyOf !== undefined) return anyOf.map((option) => typeName(option, resolve)).join(' or ');
  const names = (typeof type === 'string' ? [type] : (type ?? [])).map((name) => {
    if (name === 'array') return `array of ${typeName(items ?? {}, resolve)}`;
    if (name === 'string') return format ?? 'text';
    return { integer: 'whole number', object: 'object' }[name] ?? name;
  });
  return names.join(' or ');
}

interface Row {
  readonly field: string;
  readonly type: string;
  readonly required: boolean;
  readonly rule: string;
}

function rowsOf(schema: FieldSchema, resolve: Resolve, prefix: string): Row[] {
  const resolved = resolve(schema);
  const inner = resolved.type === 'array' ? resolve(resolved.items ?? {}) : resolved;
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const field = resolve(property);
    const description =
      field.description ?? (field.type === 'array' ? resolve(field.items ?? {}).description : undefined);
    const plain =
      field.type === 'array' ? resolve(field.items ?? {}).properties === undefined : field.properties === undefined;
    const items = field.type === 'array' && plain ? resolve(field.items ?? {}).description : undefined;
    const rule = [...new Set([description, items].filter((text) => text !== undefined))].join(': ');
    return [
      {
        field: `${prefix}${name}`,
        type: typeName(property, resolve),
        required: inner.required?.includes(name) ?? false,
        rule,
      },
      ...rowsOf(property, resolve, `${prefix}${name}.`),
    ];
  });
}

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** The fields of a request: type, whether required, rule. */
export const requestTable = (schema: FieldSchema, resolve: Resolve): string =>
  table(
    ['field', 'type', 'required', 'rule'],
    rowsOf(schema, resolve, '').map(({ field, type, required, rule }) => [
      `\`${field}\``,
      type,
      required ? 'yes' : 'no',
      rule,
    ]),
  );

/** The type of `data`, and its fields; for a list of objects, the fields of each object. */
export function responseTable(schema: FieldSchema, resolve: Resolve): string {
  const rows = rowsOf(schema, resolve, '').map(({ field, type, rule }) => [`\`${field}\``, type, rule]);
  const { description } = resolve(schema);
  const what = `\`data\`: ${typeName(schema, resolve)}${description === undefined ? '' : ` (${description})`}.`;
  return rows.length === 0 ? what : `${what}\n\n${table(['field', 'type', 'rule'], rows)}`;
}
