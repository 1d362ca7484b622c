import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ExternalLink } from '../components/external-link.tsx';
import './prose.css';

/** Links go out by the one way; pictures are never fetched: their words stand for them. */
export const safeComponents: Components = {
  a: ({ href, children }) => (
    <ExternalLink href={href ?? ''} className="accent-link">
      {children}
    </ExternalLink>
  ),
  img: ({ alt }) => (alt === undefined || alt === '' ? null : <span className="prose-image">{alt}</span>),
  table: ({ children }) => (
    <div className="prose-table" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

const plugins = [remarkGfm];

/** Markdown of the product itself: recommendations, notes. */
export const PlainMarkdown = memo(function PlainMarkdown({ text }: { text: string }) {
  return (
    <div className="prose prose-small" dir="auto">
      <Markdown remarkPlugins={plugins} components={safeComponents}>
        {text}
      </Markdown>
    </div>
  );
});
