import { errorReferences } from './openapi-errors.ts';
import { operationId, type JsonSchema } from './openapi-schemas.ts';

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
export function readPaths(): Record<string, unknown> {
  const errors = errorReferences([401, 404, 405, 429, 500, 503]);
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
