import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first shown, or before by `preload`: then it appears at once. A lazy one would show
 * its fallback even if its code is there, and React shows what follows a fallback 300 ms later at the earliest.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> & { readonly preload: () => void } {
  let loaded: ComponentType<Props> | undefined;
  const start = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(start);
  const Part = (props: Props) => {
    // Chosen once: to change later would mount the component again.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as unknown as ComponentType<Props>));
    return <Shown {...props} />;
  };
  // What cannot be loaded is reported where it is shown.
  return Object.assign(Part, { preload: () => void start().catch(() => {}) });
}
