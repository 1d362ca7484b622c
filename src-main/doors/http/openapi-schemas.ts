import { z } from 'zod';

/** A schema in the words of JSON Schema. */
export type JsonSchema = Record<string, unknown>;

/** Named schemas, declared once under `components`. */
export type Components = Map<string, JsonSchema>;

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses unchanged. Named parts go into `components`; details that tell a
 * reader nothing (the bounds of JavaScript's whole numbers, the pattern beside a format) are omitted.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      delete node.id;
      if (node.type === 'integer' && node.minimum === safeInteger.minimum) delete node.minimum;
      if (node.type === 'integer' && node.maximum === safeInteger.maximum) delete node.maximum;
      // A union of whole-number literals (0 or 1) becomes an enumeration.
      const constants = node.anyOf?.map((option) => option.const);
      if (constants?.every((value) => Number.isInteger(value)) === true) {
        delete node.anyOf;
        Object.assign(node, { type: 'integer', enum: constants });
      }
      // A nullable string with a format reads better as one type than as a union of two.
      const [first, second] = node.anyOf ?? [];
      if (second !== undefined && first?.format !== undefined && second.type === 'null') {
        delete node.anyOf;
        Object.assign(node, { ...first, ...node }, { type: [first.type, 'null'] });
      }
      if (node.format !== undefined) delete node.pattern;
    },
  });
  for (const [name, part] of Object.entries($defs)) components.set(name, withComponentRefs(part));
  return withComponentRefs(rest);
}

/** Points references at the document's components instead of a schema's own definitions. */
const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

/** `getCompaniesStats` for `get-companies-stats`: the function name in generated clients. */
export const operationId = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
