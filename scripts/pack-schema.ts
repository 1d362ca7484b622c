import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { builtSchema } from '#main/store/expected-schema.ts';

/** Writes down the schema that the migrations lead to: opening a workspace compares it, and need not run them all. */
export const packSchemaPlugin = (migrations: string, target: string): Plugin => ({
  name: 'answerscope-pack-schema',
  apply: 'build',
  closeBundle: () => writeFileSync(target, builtSchema(migrations)),
});
