import { z } from 'zod';
import { errorEnvelopeSchema, environments, interfaceVersion } from '#shared/contract/envelope.ts';
import { commonErrors, errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';

type JsonSchema = Record<string, unknown>;

/** Schemas with a name of their own: stated once, under `components`. */
type Components = Map<string, JsonSchema>;

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses as it is. Named parts go into `components`; what says nothing to
 * a reader (the bounds of whole numbers in JavaScript, the pattern beside a format) is left out.
 */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => {
      delete one.id;
      if (one.type === 'integer' && one.minimum === safeInteger.minimum) delete one.minimum;
      if (one.type === 'integer' && one.maximum === safeInteger.maximum) delete one.maximum;
      // A nullable text with a format reads better as one type than as a choice of two.
      const [first, second] = one.anyOf ?? [];
      if (second !== undefined && first?.format !== undefined && second.type === 'null') {
        delete one.anyOf;
        Object.assign(one, first, { type: [first.type, 'null'] });
      }
      if (one.format !== undefined) delete one.pattern;
    },
  });
  for (const [name, part] of Object.entries($defs)) components.set(name, withComponentRefs(part as JsonSchema));
  return withComponentRefs(rest);
}

/** Points references at the document's components instead of a schema's own definitions. */
const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

const statusMeaning: Readonly<Record<number, string>> = {
  400: 'The request does not fit.',
  401: 'The API key is missing, unknown or revoked.',
  403: "The organization is not the API key's.",
  404: 'There is no such resource for this API key.',
  405: 'The method is not POST.',
  409: 'No credit is left; nothing was changed.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json.',
  422: 'The edit breaks a rule; nothing was changed.',
  429: 'Too many requests; come back after Retry-After seconds.',
  500: 'A defect, logged under the id in the message.',
  502: 'The website could not be read.',
  503: 'The service cannot answer now; nothing was changed.',
};

/** The error replies of an operation, one per status, each with the codes it can carry. */
function errorResponses(operation: Operation): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...commonErrors, 'not_found', ...operation.errors]))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: `${statusMeaning[status] ?? ''} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        ...(status === 429
          ? { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'seconds' } } }
          : {}),
        ...(status === 405 ? { headers: { Allow: { schema: { type: 'string' } } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function responseSchema(operation: Operation, components: Components): JsonSchema {
  const status = operation.statusInEnvelope === true;
  return {
    type: 'object',
    properties: {
      data: jsonSchema(operation.response, 'output', components),
      version: { type: 'string', description: 'version of the interface' },
      env: { type: 'string', enum: [...environments], description: '`sample` when the data is simulated' },
      ...(status ? { status: { type: 'integer', const: 200 } } : {}),
    },
    required: ['data', 'version', 'env', ...(status ? ['status'] : [])],
    additionalProperties: false,
  };
}

/** `getCompaniesStats` of `get-companies-stats`: what generated clients call the function. */
const operationId = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function pathItem(operation: Operation, components: Components): Record<string, unknown> {
  return {
    post: {
      operationId: operationId(operation.name),
      summary: operation.summary,
      description: operation.kind === 'query' ? 'Reads; changes nothing.' : 'May change what is stored.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchema(operation.request, 'input', components),
            example: operation.example,
          },
        },
      },
      responses: {
        '200': {
          description: 'What was asked for.',
          content: { 'application/json': { schema: responseSchema(operation, components) } },
        },
        ...errorResponses(operation),
      },
    },
  };
}

/** The published interface as an OpenAPI 3.1 document, from the contract table alone. */
export function openApiDocument(baseUrl: string): Record<string, unknown> {
  const components: Components = new Map();
  const paths = Object.fromEntries(
    Object.values(publishedInterface).map((operation: Operation) => [
      `/${operation.name}`,
      pathItem(operation, components),
    ]),
  );
  const errorSchema = jsonSchema(errorEnvelopeSchema, 'output', components);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Answerscope',
      version: interfaceVersion,
      summary: 'How visible a brand is inside the answers of AI platforms.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [{ ApiKey: [] }],
    paths,
    components: {
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: { Error: errorSchema, ...Object.fromEntries(components) },
    },
  };
}
