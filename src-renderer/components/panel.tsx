import type { ReactNode, Ref } from 'react';

/** A titled block of a page. */
export function Panel({
  title,
  note,
  actions,
  children,
  className = '',
  flush = false,
  ref,
}: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  flush?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <section ref={ref} className={`panel ${className}`} aria-label={title}>
      <div className="panel-head">
        <h2 dir="auto">{title}</h2>
        {note !== undefined && <span className="panel-note">{note}</span>}
        {actions !== undefined && <div className="panel-actions">{actions}</div>}
      </div>
      <div className={flush ? '' : 'panel-body'}>{children}</div>
    </section>
  );
}

/** The heading of a view. */
export function PageTitle({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="page-title">
      <h1>{title}</h1>
      {note !== undefined && <span className="page-note">{note}</span>}
      {children !== undefined && <div className="page-actions">{children}</div>}
    </header>
  );
}
