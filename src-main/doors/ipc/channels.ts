import type { OperationName } from '#shared/contract/index.ts';

/** The channel of an operation: one each, so that the page can reach nothing but operations. */
export const callChannel = <Name extends OperationName>(name: Name): `call:${Name}` => `call:${name}`;

/** The channel events are pushed over. */
export const eventChannel = 'event';
