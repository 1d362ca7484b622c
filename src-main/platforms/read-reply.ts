import type { z } from 'zod';
import { failureMessage } from './http/failure-from.ts';
import { ScanFailure } from './scan-failure.ts';

/** Parses a reply by its schema. Throws {@link ScanFailure} `invalid_response`, naming the field that does not fit. */
export function readReply<T extends z.ZodType>(schema: T, body: unknown, label: string): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? 'the reply' : issue.path.join('.');
  throw invalidReply(label, `a reply in an unknown format (${where}: ${issue?.message ?? 'invalid'})`);
}

/** A reply with status 200 that cannot be used as an answer: it has probably been billed. */
export const invalidReply = (label: string, what: string): ScanFailure =>
  new ScanFailure('invalid_response', failureMessage(`${label}: ${what}`, []), { status: 200, maybeBilled: true });

/** A reasoning model's answer without its leading thoughts (`<think>…</think>`). */
export const withoutThinking = (content: string): string => content.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
