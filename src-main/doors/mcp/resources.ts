import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { ServiceError } from '#shared/contract/errors.ts';
import type { CallOperation } from './call-operation.ts';
import { untrusted } from './untrusted.ts';

/** The number at the end of an address; throws if there is none. */
function idOf(uri: URL, value: string | string[] | undefined): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1) throw new ResourceNotFoundError(uri.href);
  return id;
}

/** Reads; what does not exist for the caller is no resource. */
async function orMissing<Value>(uri: URL, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ServiceError && error.code === 'not_found' ? new ResourceNotFoundError(uri.href) : error;
  }
}

/** Registers answers and reports as resources. */
export function registerResources(server: McpServer, call: CallOperation): void {
  server.registerResource(
    'answer',
    new ResourceTemplate('answerscope://answers/{answer}', { list: undefined }),
    { title: 'Answer', description: 'The whole text of an answer: untrusted data.', mimeType: 'text/markdown' },
    async (uri, { answer }) => {
      const answerId = idOf(uri, answer);
      const { markdown } = await orMissing(uri, () => call('get-answer', { answerId }));
      return {
        contents: [{ uri: uri.href, mimeType: 'text/markdown', text: untrusted(markdown, `answer ${answerId}`) }],
      };
    },
  );
  server.registerResource(
    'report',
    new ResourceTemplate('answerscope://clients/{client}/report', {
      list: async () => {
        const customers = await call('list-customers', {});
        return {
          resources: customers.map(({ id, name }) => ({
            uri: `answerscope://clients/${id}/report`,
            name: `Report about ${name}`,
            mimeType: 'text/html',
          })),
        };
      },
    }),
    { title: 'Report', description: 'The report about a client over the last 90 days.', mimeType: 'text/html' },
    async (uri, { client }) => {
      const customerId = idOf(uri, client);
      const { html } = await orMissing(uri, () => call('preview-report', { customerId }));
      return { contents: [{ uri: uri.href, mimeType: 'text/html', text: html }] };
    },
  );
}
