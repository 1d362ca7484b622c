import { Children, Fragment, type ReactNode } from 'react';
import type { RichValues } from '#shared/language/translate.ts';
import { t } from './current.ts';

/** A sentence with links, bold words or marks inside it: a tag of the message is a function of what is inside it. */
export function T({
  message,
  values = {},
  context,
}: {
  message: string;
  values?: RichValues<ReactNode>;
  context?: string;
}) {
  // The parts never change their order: their places are their keys.
  return <Fragment>{Children.toArray(t.rich<ReactNode>(message, values, context))}</Fragment>;
}
