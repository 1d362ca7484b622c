import { randomBytes } from 'node:crypto';

/** The part of a report's address that nobody can guess: 256 random bits. */
export const newReportToken = (): string => randomBytes(32).toString('base64url');
