import { parseArgs } from 'node:util';
import { startReplayServer, type ReplayedApi } from './replay-server.ts';

/** Serves made-up answers, one per API, to try the product by hand without any account. */
const everyday: Readonly<Record<ReplayedApi, string>> = {
  openai: 'openai/answer-with-citations',
  serpapi: 'serpapi/inline-overview',
  dataforseo: 'dataforseo/ai-overview',
  perplexity: 'perplexity/answer-with-marks',
  gemini: 'gemini/grounded-answer',
  claude: 'claude/answer-with-citations',
  local: 'local/answer',
};

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const server = await startReplayServer({ port: Number(values.port) });
server.rule(({ api, path }) => ({
  fixture: path.includes('chat_gpt') ? 'dataforseo/chatgpt-scraper' : everyday[api],
}));
for (const [name, value] of Object.entries(server.environment())) console.log(`export ${name}=${value}`);
