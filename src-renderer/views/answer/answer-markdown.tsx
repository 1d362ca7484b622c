import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { createContext, lazy, memo, Suspense, useContext, useMemo, type CSSProperties, type ReactNode } from 'react';
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

/** What the elements of the rendered text need to know about its answer. */
interface Marking {
  readonly markdown: string;
  readonly mentions: readonly Mention[];
  readonly numberOf: (address: string) => number | undefined;
}
const MarkingContext = createContext<Marking>({ markdown: '', mentions: [], numberOf: () => undefined });

/** A mention, with the reason it counts or does not. */
const MentionMark: Components['mark'] = function MentionMark({ node, children }) {
  const scheme = useComputedColorScheme('light');
  const { markdown, mentions } = useContext(MarkingContext);
  const mention = mentions[Number(node?.properties['dataMention'])];
  if (mention === undefined) return <mark>{children}</mark>;
  return (
    <Tooltip label={whyWords(mention, markdown.slice(mention.start, mention.end))} openDelay={120}>
      <mark
        tabIndex={0}
        className={hitClass(mention)}
        style={{ '--hit-colour': companyColour(mention.brandId, mention.own, scheme) } as CSSProperties}
      >
        {children}
      </mark>
    </Tooltip>
  );
};

/** A link, with the number of the citation it leads to. */
const CitedLink: Components['a'] = function CitedLink({ href = '', children }) {
  const number = useContext(MarkingContext).numberOf(href);
  const chip = number !== undefined && (
    <ExternalLink href={href} className="cite" title={href}>
      <span className="visually-hidden">Source </span>
      {number}
    </ExternalLink>
  );
  if (number !== undefined && isBareCitation(textOf(children), href)) return chip;
  return (
    <>
      <ExternalLink href={href} className="accent-link">
        {children}
      </ExternalLink>
      {chip}
    </>
  );
};

const components: Components = { mark: MentionMark, a: CitedLink };

/** An answer as rendered text: brands marked (own, others, and dashed where not counted), citations numbered. */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  answer: { markdown, mentions, citations, language },
}: {
  answer: Pick<Answer, 'markdown' | 'mentions' | 'citations' | 'language'>;
}) {
  const marking = useMemo(
    () => ({ markdown, mentions: orderedRanges(mentions), numberOf: citationNumbers(citations) }),
    [markdown, mentions, citations],
  );
  return (
    <div className="prose" dir={textDirection(markdown)} lang={languageTag(language)}>
      <Suspense fallback={<Lines count={14} />}>
        <MarkingContext value={marking}>
          <Markdown text={markdown} marks={marking.mentions} components={components} />
        </MarkingContext>
      </Suspense>
    </div>
  );
});
