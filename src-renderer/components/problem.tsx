import type { ReactNode } from 'react';
import { messageOf } from '../api/call-error.ts';

/** Why a command failed, in the service's words, and what to do instead; nothing if it did not. */
export function Problem({ error, children }: { readonly error: unknown; readonly children?: ReactNode }) {
  if (error === null || error === undefined) return null;
  return (
    <p className="bad small" role="alert">
      {messageOf(error)} {children}
    </p>
  );
}
