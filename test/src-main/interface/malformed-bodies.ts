import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { anyCharacter } from '#test/support/any-character.ts';

/** A raw body, and the operation it is sent to. */
export interface SentBody {
  readonly operation: PublishedOperation;
  readonly body: string;
}

type Requests = Readonly<Record<PublishedOperation, unknown>>;
type JsonSchema = z.core.JSONSchema.JSONSchema;

const names = Object.keys(publishedInterface) as PublishedOperation[];
const operationOf = (name: PublishedOperation): Operation => publishedInterface[name];

/** Unpaired surrogates, control characters, property names of every object, right-to-left marks, and what databases stumble on. */
const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udc00x',
  '\u202e',
  '﻿',
  '__proto__',
  "'; DROP TABLE query; --",
  '%s%n',
  '💩'.repeat(300),
  'x'.repeat(5_000),
  '\u{10ffff}',
  'ﬀ',
  'İ',
  'ß',
];
const nastyNumbers = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  -1e21,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  1e-7,
  Number.MAX_VALUE,
];
const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...nastyTexts),
);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom<unknown>(...nastyNumbers, null, true, false, [], {}, [[]], [null], { $gt: '' }),
);

/** Values of a field's JSON type, whether its rules allow them or not. */
function typed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.maxSafeInteger());
  if (schema.type === 'string')
    return fc.oneof(
      text,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(typed(schema.items as JsonSchema), { maxLength: 8 });
  return anything;
}

const fieldsOf = (operation: Operation): Record<string, JsonSchema> =>
  (z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<
    string,
    JsonSchema
  >;

/** Bodies whose fields have the right names and types: valid values of `requests` mixed with arbitrary ones. */
export function typedBodies(requests: Requests): fc.Arbitrary<SentBody> {
  return fc.constantFrom(...names).chain((operation) => {
    const good = requests[operation] as Record<string, unknown>;
    const fields = Object.entries(fieldsOf(operationOf(operation))).map(([name, schema]) => [
      name,
      fc.oneof(Object.hasOwn(good, name) ? fc.constant(good[name]) : typed(schema), typed(schema)),
    ]);
    const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: Object.keys(good),
    });
    return record.map((body) => ({ operation, body: JSON.stringify(body) }));
  });
}

/** Bodies that no operation may accept: wrong types, unknown names, missing fields, other shapes, and invalid JSON. */
export function malformedBodies(requests: Requests): fc.Arbitrary<SentBody> {
  const wrongField = fc.constantFrom(...names).chain((operation) =>
    fc.tuple(fc.constantFrom(...Object.keys(fieldsOf(operationOf(operation)))), anything).map(([field, value]) => ({
      operation,
      body: JSON.stringify({ ...(requests[operation] as object), [field]: value }),
    })),
  );
  const unknownField = fc.tuple(fc.constantFrom(...names), text, anything).map(([operation, name, value]) => ({
    operation,
    // Written by hand, so that "__proto__" becomes a field and not a prototype.
    body: `${JSON.stringify(requests[operation]).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`,
  }));
  const lostField = fc.constantFrom(...names).chain((operation) => {
    const good = requests[operation] as Record<string, unknown>;
    return fc.subarray(Object.keys(good), { maxLength: Math.max(0, Object.keys(good).length - 1) }).map((kept) => ({
      operation,
      body: JSON.stringify(Object.fromEntries(kept.map((name) => [name, good[name]]))),
    }));
  });
  const otherShape = fc
    .tuple(fc.constantFrom(...names), anything)
    .map(([operation, value]) => ({ operation, body: JSON.stringify(value) }));
  const cutOff = fc.tuple(fc.constantFrom(...names), fc.nat()).map(([operation, at]) => {
    const whole = JSON.stringify(requests[operation]);
    return { operation, body: whole.slice(0, at % whole.length) };
  });
  const noJson = fc.tuple(fc.constantFrom(...names), text).map(([operation, body]) => ({ operation, body }));
  const deep = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 100, max: 20_000 })).map(([operation, depth]) => ({
    operation,
    body: `{"customerID":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  }));
  return fc
    .oneof(
      { arbitrary: wrongField, weight: 8 },
      { arbitrary: unknownField, weight: 4 },
      { arbitrary: lostField, weight: 2 },
      { arbitrary: otherShape, weight: 2 },
      { arbitrary: cutOff, weight: 2 },
      { arbitrary: noJson, weight: 1 },
      { arbitrary: deep, weight: 1 },
    )
    .filter(({ operation, body }) => !fits(operation, body));
}

/** Whether a body happens to be valid. */
function fits(operation: PublishedOperation, body: string): boolean {
  try {
    return operationOf(operation).request.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
