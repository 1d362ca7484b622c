import { createElement, Fragment, type ReactNode } from 'react';
import type { RichParts, RichValues } from '#shared/language/translate.ts';
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
  // The parts never change their order: they are children like those of JSX, without keys.
  const wrapped: RichValues<ReactNode> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (inner: RichParts<ReactNode>) => value([createElement(Fragment, { key: name }, ...inner)])
        : value,
    ]),
  );
  return createElement(Fragment, null, ...t.rich<ReactNode>(message, wrapped, context));
}
