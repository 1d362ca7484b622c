const names = new Map<string, string>();

/** Remembers under which name the person knows a file that was sent to the service. */
export const rememberSent = (path: string, name: string): void => void names.set(path, name);

/** A text of the service with the names of sent files instead of the places where they lie. */
export const withNamesOfSent = (text: string): string =>
  [...names].reduce((named, [path, name]) => named.replaceAll(path, name), text);
