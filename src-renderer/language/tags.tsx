import type { ReactNode } from 'react';

/** A tag of a sentence: heard, not seen. */
export const hidden = (inner: ReactNode) => <span className="visually-hidden">{inner}</span>;

/** A tag of a sentence: what is typed, or the name of a variable. */
export const code = (inner: ReactNode) => <code>{inner}</code>;
