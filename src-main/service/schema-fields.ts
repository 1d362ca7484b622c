import { z } from 'zod';

/** The schema inside an optional, nullable, defaulted or transformed one. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return unwrapped(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in);
  return schema;
}

/** The field names allowed at a path of a schema; for a union, those of every member. */
export function fieldNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const here = unwrapped(schema);
  if (here instanceof z.ZodUnion) return [...new Set(here.def.options.flatMap((option) => fieldNames(option, path)))];
  const [first, ...rest] = path;
  if (here instanceof z.ZodObject) {
    if (first === undefined) return Object.keys(here.shape);
    const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = here.shape;
    const field = Object.hasOwn(shape, first) ? shape[first] : undefined;
    return field === undefined ? [] : fieldNames(field, rest);
  }
  if (here instanceof z.ZodArray && first !== undefined) return fieldNames(here.def.element, rest);
  return [];
}
