/** An object of unknown origin, such as a value of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and neither null nor a list. */
export const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that are not undefined: what was not given changes nothing where they are spread over others. */
export const definedFields = <Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
