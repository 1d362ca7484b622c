import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#main/files/paths.ts';
import { sharedFile } from './shared-data.ts';

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

/** The exchanges of a recording such as `serpapi/google-zh-tw-ai-overview`. */
export const recording = (name: string): readonly RecordedExchange[] => read(sharedFile(`recordings/${name}.json`));

/** The exchanges of the project's own fixture such as `openai/answer-with-citations`. */
export const fixture = (name: string): readonly RecordedExchange[] =>
  read(join(projectRoot(), 'test/fixtures/platforms', `${name}.json`));

function read(file: string): readonly RecordedExchange[] {
  const { exchanges } = JSON.parse(readFileSync(file, 'utf8')) as { exchanges: readonly RecordedExchange[] };
  return exchanges;
}
