import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '#main/files/paths.ts';

/** One recorded request and its reply. */
export interface RecordedExchange {
  readonly request: { readonly method: string; readonly host: string; readonly path: string; readonly body: unknown };
  readonly response: {
    readonly status: number;
    readonly contentType: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Parsed JSON, or text for an event stream. */
    readonly body: unknown;
  };
}

const root = projectRoot();
const recordings = resolve(root, '../shared/recordings');

/** Whether the recordings of real platforms lie beside the checkout; tests that need them are skipped otherwise. */
export const haveRecordings = existsSync(recordings);
if (!haveRecordings)
  console.warn('skipped: tests on recorded replies of real platforms (no ../shared/recordings beside the checkout)');

/** The exchanges of a recording such as `serpapi/google-zh-tw-ai-overview`. */
export const recording = (name: string): readonly RecordedExchange[] => read(join(recordings, `${name}.json`));

/** The exchanges of the project's own fixture such as `openai/answer-with-citations`. */
export const fixture = (name: string): readonly RecordedExchange[] =>
  read(join(root, 'test/fixtures/platforms', `${name}.json`));

function read(file: string): readonly RecordedExchange[] {
  const { exchanges } = JSON.parse(readFileSync(file, 'utf8')) as { exchanges: readonly RecordedExchange[] };
  return exchanges;
}
