import type { AnchorHTMLAttributes } from 'react';
import { hrefOf } from '../app/hash-location.ts';

/**
 * A link of a table, which the browser follows by itself. Unlike the router's it does not listen to the address: a table would
 * add hundreds of listeners, and its rows are drawn again anyway when the workspace changes.
 */
export const CellLink = ({ href, children, ...others }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a {...others} href={hrefOf(href)}>
    {children}
  </a>
);
