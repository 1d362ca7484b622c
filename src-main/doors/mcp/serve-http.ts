import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Assistant } from './call-operation.ts';
import { createAssistantServer } from './create-server.ts';

/** Serves one request of Streamable HTTP; the caller is known already. */
export const serveAssistant = (request: Request, assistant: Assistant, version: string): Promise<Response> =>
  createMcpHandler(() => createAssistantServer(assistant, version)).fetch(request);
