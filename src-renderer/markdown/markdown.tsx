import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ExternalLink } from '../components/external-link.tsx';
import { remarkMentions, type SourceRange } from './highlight-mentions.ts';

export type { Components };

/** Links leave by the one safe way; pictures are never fetched: their alternative text is shown instead. */
const safeComponents: Components = {
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

const noMarks: readonly SourceRange[] = [];

/** GitHub-flavoured Markdown; `marks` are wrapped in `<mark>`, and `components` replace the standard elements. */
const Markdown = memo(function Markdown({
  text,
  marks = noMarks,
  components,
}: {
  text: string;
  marks?: readonly SourceRange[];
  components?: Components;
}) {
  const plugins = useMemo(
    () => [
      remarkGfm,
      [remarkMentions, { ranges: marks }] as [typeof remarkMentions, { ranges: readonly SourceRange[] }],
    ],
    [marks],
  );
  const shown = useMemo(() => ({ ...safeComponents, ...components }), [components]);
  return (
    <ReactMarkdown remarkPlugins={plugins} components={shown}>
      {text}
    </ReactMarkdown>
  );
});
export default Markdown;
