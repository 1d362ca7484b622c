import { z } from 'zod';

/** A passphrase for a new file. */
export const newPassphrase = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(1_000, 'must have at most 1000 characters')
  .optional()
  .describe('encrypts the file in the age format; without it no one opens the file, and it is stored nowhere');

/** The passphrase of an encrypted file. */
export const passphrase = z.string().max(1_000).optional().describe('of an encrypted file');
