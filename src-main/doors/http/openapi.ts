import { errorEnvelopeSchema, environments, interfaceVersion } from '#shared/contract/envelope.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { workspaceInterface } from '#shared/contract/workspace/index.ts';
import { reportDocument, reportDocumentVersion } from '#shared/contract/workspace/report-document.ts';
import { errorReferences, errorResponses, errorsOf } from './openapi-errors.ts';
import { readPaths } from './openapi-reads.ts';
import { jsonSchema, operationId, type Components, type JsonSchema } from './openapi-schemas.ts';

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
  return {
    post: {
      ...post,
      description: `${String(post['description'])} Needs a key with the scope \`${operation.scope}\`.`,
      'x-scope': operation.scope,
      ...(operation.kind === 'command' ? { parameters: [idempotencyKey] } : {}),
      responses: { ...(post['responses'] as object), ...errorReferences(refusals) },
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
