import { z } from 'zod';
import { errorEnvelopeSchema, environments, interfaceVersion } from '#shared/contract/envelope.ts';
import { commonErrors, errorCodes, errorStatus } from '#shared/contract/errors.ts';
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
      // 0 or 1, not one of two numbers.
      const constants = one.anyOf?.map((each) => each.const);
      if (constants?.every((value) => Number.isInteger(value)) === true) {
        delete one.anyOf;
        Object.assign(one, { type: 'integer', enum: constants });
      }
      // A nullable text with a format reads better as one type than as a choice of two.
      const [first, second] = one.anyOf ?? [];
      if (second !== undefined && first?.format !== undefined && second.type === 'null') {
        delete one.anyOf;
        Object.assign(one, { ...first, ...one }, { type: [first.type, 'null'] });
      }
      if (one.format !== undefined) delete one.pattern;
    },
  });
  for (const [name, part] of Object.entries($defs)) components.set(name, withComponentRefs(part));
  return withComponentRefs(rest);
}

/** Points references at the document's components instead of a schema's own definitions. */
const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

/** Name and meaning of the error replies, by status. */
const errorReplies: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['InvalidRequest', 'The request does not fit.'],
  401: ['Unauthorized', 'The API key is missing, unknown or revoked.'],
  403: ['Forbidden', "The organization is not the API key's."],
  404: ['NotFound', 'There is no such resource for this API key.'],
  405: ['MethodNotAllowed', 'The method is not POST.'],
  409: ['QuotaExhausted', 'No credit is left; nothing was changed.'],
  413: ['BodyTooLarge', 'The body is larger than 1 MiB.'],
  415: ['UnsupportedMediaType', 'The body is not application/json.'],
  422: ['InvalidEdit', 'The edit breaks a rule; nothing was changed.'],
  429: ['RateLimited', 'Too many requests; come back after Retry-After seconds.'],
  500: ['Internal', 'A defect, logged under the id in the message.'],
  502: ['WebsiteUnreachable', 'The website could not be read.'],
  503: ['Unavailable', 'The service cannot answer now; nothing was changed.'],
};

const headersOf: Readonly<Record<number, JsonSchema>> = {
  405: { Allow: { schema: { type: 'string' } } },
  429: { 'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'seconds' } },
};

/** Every error reply once, with the codes that travel under its status. */
function errorResponses(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errorReplies).map(([status, [name, meaning]]) => {
      const codes = errorCodes.filter((code) => errorStatus[code] === Number(status));
      const headers = headersOf[Number(status)];
      return [
        name,
        {
          description: `${meaning} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          ...(headers === undefined ? {} : { headers }),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ];
    }),
  );
}

/** The error replies an operation can end in, by status. */
function errorsOf(operation: Operation): Record<string, unknown> {
  const codes = [...commonErrors, 'not_found', ...operation.errors] as const;
  return Object.fromEntries(
    [...new Set(codes.map((code) => errorStatus[code]))].map((status) => [
      String(status),
      { $ref: `#/components/responses/${errorReplies[status]?.[0] ?? ''}` },
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
        ...errorsOf(operation),
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
      responses: errorResponses(),
      schemas: { Error: errorSchema, ...Object.fromEntries(components) },
    },
  };
}
