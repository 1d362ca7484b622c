import type { ReactNode } from 'react';

/** Whether an address may be opened: web pages only, whatever an answer contains. */
export const isWebAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//i.test(address);

/** A link out of Answerscope: a new window that learns nothing about this one. */
export function ExternalLink({
  href,
  children,
  className = 'text-link',
  title,
}: {
  href: string;
  children: ReactNode;
  className?: string;
  title?: string;
}) {
  if (!isWebAddress(href)) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer noopener" title={title}>
      {children}
    </a>
  );
}
