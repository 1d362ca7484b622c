import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server's reply to one request: a list as structured output, other text, a status, or none. */
export type ModelReply =
  | { readonly items: readonly string[] }
  | { readonly text: string }
  | { readonly status: number; readonly message: string }
  | 'silence';

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  /** All messages to the model, as one text. */
  readonly said: string;
}

/** A server on loopback with both of OpenAI's interfaces, `/chat/completions` and `/responses`. */
export async function startModelServer(
  answer: (request: ModelRequest, index: number) => ModelReply | Promise<ModelReply>,
) {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    let received = '';
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const reply = async (): Promise<void> => {
      const body = JSON.parse(received) as Record<string, unknown>;
      const said = JSON.stringify([body['messages'], body['input'], body['instructions']]);
      const entry = { path: request.url ?? '', authorization: request.headers.authorization, body, said };
      requests.push(entry);
      const answered = await answer(entry, requests.length - 1);
      if (answered === 'silence') return;
      const json = (status: number, value: unknown) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if ('status' in answered)
        return json(answered.status, { error: { message: answered.message, type: 'error', code: null } });
      const text = 'text' in answered ? answered.text : JSON.stringify({ items: answered.items });
      return json(200, entry.path.endsWith('/responses') ? responsesBody(text) : chatBody(text));
    };
    request.on('end', () => void reply());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
const chatBody = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
});
const responsesBody = (text: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  status: 'completed',
  model: 'test-model',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: { input_tokens: 10, output_tokens: 10, total_tokens: 20 },
});
