import { z } from 'zod';
import { errorSchema, type ServiceErrorBody } from './errors.ts';

/** The interface version carried by every reply. */
export const interfaceVersion = '1.0.0';

/** `sample` when the workspace holds simulated data, so that it is not mistaken for real data. */
export const environments = ['local', 'sample'] as const;
export type Environment = (typeof environments)[number];

export interface SuccessEnvelope<Data> {
  data: Data;
  version: string;
  env: string;
  status?: number;
}
export interface ErrorEnvelope {
  error: ServiceErrorBody;
  version: string;
  env: string;
}

export const errorEnvelopeSchema = z.strictObject({
  error: errorSchema,
  version: z.string(),
  env: z.enum(environments),
});

/** How results cross a process boundary: Electron flattens thrown errors, so none is thrown across it. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: ServiceErrorBody };

/** Wraps a payload; `status` only if the operation's definition asks for it. */
export function successEnvelope<Data>(data: Data, env: Environment, withStatus: boolean): SuccessEnvelope<Data> {
  return withStatus ? { data, version: interfaceVersion, env, status: 200 } : { data, version: interfaceVersion, env };
}

export function errorEnvelope(error: ServiceErrorBody, env: Environment): ErrorEnvelope {
  return { error, version: interfaceVersion, env };
}
