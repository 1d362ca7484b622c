/**
 * `getComputedStyle` where no style sheet of the application is loaded: what is written at the elements. Queries by role ask
 * for the style of every element and its parents, for which happy-dom applies all rules each time.
 */
export function inlineStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const read = (name: string): string => {
    const own = style.getPropertyValue(name);
    if (own !== '' || name !== 'visibility') return own;
    return element.parentElement === null ? 'visible' : inlineStyle(element.parentElement).visibility;
  };
  return new Proxy(style, {
    get: (target, key) => {
      if (key === 'getPropertyValue') return read;
      if (key === 'visibility') return read(key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
