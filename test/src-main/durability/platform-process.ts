import { startReplayServer } from '#test/support/replay-server.ts';

/**
 * A paid platform in its own process, which killing the scanning process does not affect: answers OpenAI's requests
 * after a while and writes a line for every request, because every request is paid for. Arguments: the shortest and
 * the longest time to an answer, in milliseconds.
 */
const [shortest = 50, longest = 150] = process.argv.slice(2).map(Number);
const server = await startReplayServer();
server.rule(({ api, query }) => {
  if (api !== 'openai') return undefined;
  process.stdout.write(`${JSON.stringify({ paid: query })}\n`);
  return { fixture: 'openai/answer-with-citations', delayMs: shortest + Math.random() * (longest - shortest) };
});
process.stdout.write(`${JSON.stringify({ environment: server.environment() })}\n`);
