import { z } from 'zod';
import { errorEnvelopeSchema, environments, interfaceVersion } from '#shared/contract/envelope.ts';
import { commonErrors, errorCodes, errorStatus } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { workspaceInterface } from '#shared/contract/workspace/index.ts';
import { reportDocument, reportDocumentVersion } from '#shared/contract/workspace/report-document.ts';

type JsonSchema = Record<string, unknown>;

/** Named schemas, declared once under `components`. */
type Components = Map<string, JsonSchema>;

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses unchanged. Named parts go into `components`; details that tell a
 * reader nothing (the bounds of JavaScript's whole numbers, the pattern beside a format) are omitted.
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

/** Name and meaning of the error replies, by status. */
const errorReplies: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['InvalidRequest', 'The request is malformed or breaks a rule of the contract.'],
  401: ['Unauthorized', 'The API key is missing, unknown or revoked.'],
  403: ['Forbidden', 'The API key belongs to another organization.'],
  404: ['NotFound', 'There is no such resource for this API key.'],
  405: ['MethodNotAllowed', 'The address does not accept this method; Allow lists those it does.'],
  409: ['QuotaExhausted', 'No credit is left; nothing was changed.'],
  413: ['BodyTooLarge', 'The body is larger than 1 MiB.'],
  415: ['UnsupportedMediaType', 'The body is not application/json.'],
  422: ['InvalidEdit', 'The edit breaks a rule; nothing was changed.'],
  429: ['RateLimited', 'Too many requests; retry after Retry-After seconds.'],
  500: ['Internal', 'A defect, logged under the id in the message.'],
  502: ['WebsiteUnreachable', 'The website could not be read.'],
  503: ['Unavailable', 'The service cannot reply now; nothing was changed.'],
};

const headersOf: Readonly<Record<number, JsonSchema>> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  405: { Allow: { schema: { type: 'string' } } },
  429: { 'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'seconds' } },
};

/** Every error reply once, with the codes sent with its status. */
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

/** The error replies an operation can return, by status. */
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

/** `getCompaniesStats` for `get-companies-stats`: the function name in generated clients. */
const operationId = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function pathItem(operation: Operation, components: Components): { post: Record<string, unknown> } {
  return {
    post: {
      operationId: operationId(operation.name),
      summary: operation.summary,
      description: operation.kind === 'query' ? 'Reads only.' : 'May change stored data.',
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
          description: 'Success.',
          content: { 'application/json': { schema: responseSchema(operation, components) } },
        },
        ...errorsOf(operation),
      },
    },
  };
}

/** Says of the text of an answer whether there is one: `answered`, `no_overview` or `refused`. */
export const outcomeHeader = 'Answer-Outcome';

const number = { type: 'integer', minimum: 1 };
const answerFiles: Readonly<
  Record<string, { summary: string; type: string; schema: JsonSchema; headers?: JsonSchema }>
> = {
  'answer.md': {
    summary: 'Returns the text of an answer; empty if there was no overview or the platform refused.',
    type: 'text/markdown',
    schema: { type: 'string' },
    headers: { [outcomeHeader]: { schema: { type: 'string', enum: ['answered', 'no_overview', 'refused'] } } },
  },
  'resources.json': {
    summary: 'Returns the sources of an answer, in its order.',
    type: 'application/json',
    schema: arrayOf({
      position: number,
      url: { type: 'string' },
      domain: { type: 'string' },
      title: { type: 'string' },
      cited: { type: 'boolean', description: 'false: only retrieved' },
    }),
  },
  'competitors.json': {
    summary: 'Returns the other companies that an answer names, by first mention.',
    type: 'application/json',
    schema: arrayOf({
      company: { type: 'string' },
      position: { type: ['integer', 'null'], description: 'among all companies named; null for a find' },
    }),
  },
};

function arrayOf(properties: JsonSchema): JsonSchema {
  const items = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return { type: 'array', items };
}

/** The files behind an answer, and this document: read with GET or HEAD. */
function readPaths(): Record<string, unknown> {
  const errors = Object.fromEntries(
    [401, 404, 405, 429, 500, 503].map((status) => [
      String(status),
      { $ref: `#/components/responses/${errorReplies[status]?.[0] ?? ''}` },
    ]),
  );
  const parameters = ['execution_id', 'query_id'].map((name) => ({ name, in: 'path', required: true, schema: number }));
  const files = Object.entries(answerFiles).map(([file, { summary, type, schema, headers }]): [string, unknown] => {
    const item = (method: string, content: JsonSchema) => ({
      operationId: operationId(`${method}-${file.replace('.', '-')}`),
      summary,
      responses: { '200': { description: 'Success.', ...(headers && { headers }), ...content }, ...errors },
    });
    return [
      `/answers/{execution_id}/{query_id}/${file}`,
      { parameters, get: item('get', { content: { [type]: { schema } } }), head: item('head', {}) },
    ];
  });
  const itself = (method: string, content: JsonSchema) => ({
    operationId: operationId(`${method}-openapi-document`),
    summary: 'Returns this document; needs no key.',
    security: [],
    responses: { '200': { description: 'Success.', ...content } },
  });
  const document = {
    get: itself('get', { content: { 'application/json': { schema: { type: 'object' } } } }),
    head: itself('head', {}),
  };
  return Object.fromEntries<unknown>([...files, ['/openapi.json', document]]);
}

/** Sent with a command: repeated with the same value, the request is carried out once. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A value of your own, new for every request: repeated within 7 days, the request gets the first reply.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** An operation of the workspace, with the scope that a key needs. */
function workspacePathItem(operation: Operation, components: Components): Record<string, unknown> {
  const { post } = pathItem(operation, components);
  const refusals = operation.scope === 'spend' ? [403, 409] : [403];
  const responses = Object.fromEntries(
    refusals.map((status) => [String(status), { $ref: `#/components/responses/${errorReplies[status]?.[0] ?? ''}` }]),
  );
  return {
    post: {
      ...post,
      description: `${String(post['description'])} Needs a key with the scope \`${operation.scope}\`.`,
      'x-scope': operation.scope,
      ...(operation.kind === 'command' ? { parameters: [idempotencyKey] } : {}),
      responses: { ...(post['responses'] as object), ...responses },
    },
  };
}

/** The operations of the workspace that keys may call as an OpenAPI 3.1 document. */
export function workspaceApiDocument(baseUrl: string): Record<string, unknown> {
  const components: Components = new Map();
  const paths = Object.fromEntries(
    Object.values(workspaceInterface)
      .filter(({ scope }) => scope !== 'owner')
      .map((operation: Operation) => [`/${operation.name}`, workspacePathItem(operation, components)]),
  );
  components.set('Report', jsonSchema(reportDocument, 'output', components));
  return documentOf(baseUrl, 'Answerscope: workspace', paths, components);
}

/** The JSON Schema of a report as JSON, by itself. */
export function reportSchema(): JsonSchema {
  const parts: Components = new Map();
  const { description, ...schema } = jsonSchema(reportDocument, 'output', parts);
  const alone = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:answerscope:report:${reportDocumentVersion}`,
    title: 'A report of Answerscope',
    description,
    ...schema,
    $defs: Object.fromEntries(parts),
  };
  return JSON.parse(JSON.stringify(alone).replaceAll('"#/components/schemas/', '"#/$defs/')) as JsonSchema;
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
  return documentOf(baseUrl, 'Answerscope', { ...paths, ...readPaths() }, components);
}

function documentOf(
  baseUrl: string,
  title: string,
  paths: Record<string, unknown>,
  components: Components,
): Record<string, unknown> {
  const errorSchema = jsonSchema(errorEnvelopeSchema, 'output', components);
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: interfaceVersion,
      summary: 'How visible a brand is in the answers of AI platforms.',
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
