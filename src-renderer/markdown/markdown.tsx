import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ExternalLink } from '../components/external-link.tsx';
import { Scrolls } from '../components/scrolls.tsx';
import { t } from '../language/current.ts';
import { remarkMentions, type SourceRange } from './highlight-mentions.ts';
import { isTooNested } from './nesting.ts';

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
    <Scrolls label={t('Table')}>
      <table>{children}</table>
    </Scrolls>
  ),
};

const noMarks: readonly SourceRange[] = [];

/**
 * GitHub-flavoured Markdown; `marks` are wrapped in `<mark>`, and `components` replace the standard elements. A text
 * nested so deeply that it cannot be drawn in good time is shown as it was written, without marks.
 */
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
  const asWritten = useMemo(() => isTooNested(text), [text]);
  const shown = useMemo(() => ({ ...safeComponents, ...components }), [components]);
  if (asWritten) return <p className="prose-written">{text}</p>;
  return (
    <ReactMarkdown remarkPlugins={plugins} components={shown}>
      {text}
    </ReactMarkdown>
  );
});
export default Markdown;
