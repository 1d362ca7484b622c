import { lazy, Suspense } from 'react';
import { Lines } from '../components/states.tsx';
import './prose.css';

const Markdown = lazy(() => import('./markdown.tsx'));

/** Markdown written by the product: recommendations, notes. The parser is loaded when it is first needed. */
export function PlainMarkdown({ text }: { text: string }) {
  return (
    <div className="prose prose-small" dir="auto">
      <Suspense fallback={<Lines count={3} />}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
