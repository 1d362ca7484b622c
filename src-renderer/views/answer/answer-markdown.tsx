import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { lazy, memo, Suspense, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { companyColour } from '../../charts/palette.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Lines } from '../../components/states.tsx';
import { citationNumbers, isBareCitation } from '../../markdown/citation-numbers.ts';
import { orderedRanges } from '../../markdown/highlight-mentions.ts';
import type { Components } from '../../markdown/markdown.tsx';
import '../../markdown/prose.css';
import { languageTag, textDirection } from '../../markdown/text-direction.ts';
import { whyWords } from './rule-words.ts';

const Markdown = lazy(() => import('../../markdown/markdown.tsx'));

type Answer = OutputOf<'get-answer'>;
type Mention = Answer['mentions'][number];

const textOf = (children: ReactNode): string =>
  typeof children === 'string' ? children : Array.isArray(children) ? children.map(textOf).join('') : '';

const hitClass = (mention: Mention) => (mention.negated ? 'hit-negated' : mention.own ? 'hit-own' : 'hit-other');

/** An answer as rendered text: brands marked (own, others, and dashed where not counted), citations numbered. */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  answer,
}: {
  answer: Pick<Answer, 'markdown' | 'mentions' | 'citations' | 'language'>;
}) {
  const scheme = useComputedColorScheme('light');
  const mentions = useMemo(() => orderedRanges(answer.mentions), [answer.mentions]);
  const numberOf = useMemo(() => citationNumbers(answer.citations), [answer.citations]);
  const components = useMemo<Components>(
    () => ({
      mark: ({ node, children }) => {
        const mention = mentions[Number(node?.properties['dataMention'])];
        if (mention === undefined) return <mark>{children}</mark>;
        const matched = answer.markdown.slice(mention.start, mention.end);
        return (
          <Tooltip label={whyWords(mention, matched)} openDelay={120}>
            <mark
              tabIndex={0}
              className={hitClass(mention)}
              style={{ '--hit-colour': companyColour(mention.brandId, mention.own, scheme) } as CSSProperties}
            >
              {children}
            </mark>
          </Tooltip>
        );
      },
      a: ({ href = '', children }) => {
        const number = numberOf(href);
        const bare = isBareCitation(textOf(children), href);
        const chip = number !== undefined && (
          <ExternalLink href={href} className="cite" title={href}>
            <span className="visually-hidden">Source </span>
            {number}
          </ExternalLink>
        );
        if (number !== undefined && bare) return chip;
        return (
          <>
            <ExternalLink href={href} className="accent-link">
              {children}
            </ExternalLink>
            {chip}
          </>
        );
      },
    }),
    [answer.markdown, mentions, numberOf, scheme],
  );
  return (
    <div className="prose" dir={textDirection(answer.markdown)} lang={languageTag(answer.language)}>
      <Suspense fallback={<Lines count={14} />}>
        <Markdown text={answer.markdown} marks={mentions} components={components} />
      </Suspense>
    </div>
  );
});
