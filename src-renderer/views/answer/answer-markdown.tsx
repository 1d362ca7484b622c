import { useComputedColorScheme } from '@mantine/core';
import {
  createContext,
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { companyColour } from '../../charts/palette.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Lines } from '../../components/states.tsx';
import { citationNumbers, isBareCitation } from '../../markdown/citation-numbers.ts';
import { formatCount } from '../../format/numbers.ts';
import { linkDefinitions, markdownParts, rangesByPart, type MarkdownPart } from '../../markdown/markdown-parts.ts';
import { orderedRanges } from '../../markdown/highlight-mentions.ts';
import type { Components } from '../../markdown/markdown.tsx';
import '../../markdown/prose.css';
import { languageTag, textDirection } from '../../markdown/text-direction.ts';
import { MentionTooltip } from './mention-tooltip.tsx';
import { whyWords } from './rule-words.ts';

const Markdown = lazy(() => import('../../markdown/markdown.tsx'));

type Answer = OutputOf<'get-answer'>;
type Mention = Answer['mentions'][number];

const textOf = (children: ReactNode): string =>
  typeof children === 'string' ? children : Array.isArray(children) ? children.map(textOf).join('') : '';

const hitClass = (mention: Mention) => (mention.negated ? 'hit-negated' : mention.own ? 'hit-own' : 'hit-other');

/** What the elements of the rendered text need to know about its answer. */
interface Marking {
  /** The part of the answer that the offsets of its mentions refer to. */
  readonly markdown: string;
  readonly mentions: readonly Mention[];
  readonly numberOf: (address: string) => number | undefined;
}
const NumberOf = createContext<Marking['numberOf']>(() => undefined);
const MarkingContext = createContext<Marking>({ markdown: '', mentions: [], numberOf: () => undefined });

/** A mention, with the reason it counts or does not. */
const MentionMark: Components['mark'] = function MentionMark({ node, children }) {
  const scheme = useComputedColorScheme('light');
  const { markdown, mentions } = useContext(MarkingContext);
  const mention = mentions[Number(node?.properties['dataMention'])];
  if (mention === undefined) return <mark>{children}</mark>;
  return (
    <mark
      tabIndex={0}
      className={hitClass(mention)}
      data-why={whyWords(mention, markdown.slice(mention.start, mention.end))}
      style={{ '--hit-colour': companyColour(mention.brandId, mention.own, scheme) } as CSSProperties}
    >
      {children}
    </mark>
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

/** Parts drawn without being asked for: some 200 KB. */
const partsAtOnce = 48;

/** How many parts of a text are drawn: one at first, another in each task, until `limit`. */
function usePartsDrawn(count: number, limit: number): number {
  const [drawn, setDrawn] = useState(1);
  const goal = Math.min(count, limit);
  useEffect(() => {
    if (drawn >= goal) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn, goal]);
  return Math.min(drawn, goal);
}

/** One part of an answer, with the mentions that start in it. */
const Part = memo(function Part({
  part: { start, text },
  mentions,
  definitions,
}: {
  part: MarkdownPart;
  mentions: readonly Mention[];
  definitions: string;
}) {
  const numberOf = useContext(NumberOf);
  const marking = useMemo(() => {
    const marks = mentions.map((mention) => ({ ...mention, start: mention.start - start, end: mention.end - start }));
    return { markdown: text, mentions: marks, numberOf };
  }, [text, start, mentions, numberOf]);
  return (
    <MarkingContext value={marking}>
      <Markdown
        text={definitions === '' ? text : `${text}\n\n${definitions}`}
        marks={marking.mentions}
        components={components}
      />
    </MarkingContext>
  );
});

/**
 * An answer as rendered text: brands marked (own, others, and dashed where not counted), citations numbered. A long one
 * is drawn part by part, so that its beginning appears at once; beyond some 200 KB the rest is drawn on demand.
 */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  answer: { markdown, mentions, citations, language },
}: {
  answer: Pick<Answer, 'markdown' | 'mentions' | 'citations' | 'language'>;
}) {
  const parts = useMemo(() => markdownParts(markdown), [markdown]);
  const definitions = useMemo(() => (parts.length > 1 ? linkDefinitions(markdown) : ''), [parts, markdown]);
  const ofPart = useMemo(() => rangesByPart(parts, orderedRanges(mentions)), [parts, mentions]);
  const numberOf = useMemo(() => citationNumbers(citations), [citations]);
  const [limit, setLimit] = useState(partsAtOnce);
  const drawn = usePartsDrawn(parts.length, limit);
  const prose = useRef<HTMLDivElement>(null);
  const left = markdown.length - (parts[drawn]?.start ?? markdown.length);
  return (
    <div className="prose" ref={prose} dir={textDirection(markdown.slice(0, 20_000))} lang={languageTag(language)}>
      <Suspense fallback={<Lines count={14} />}>
        <NumberOf value={numberOf}>
          {parts.slice(0, drawn).map((part, index) => (
            <Part key={part.start} part={part} mentions={ofPart[index] ?? []} definitions={definitions} />
          ))}
        </NumberOf>
      </Suspense>
      <MentionTooltip within={prose} />
      {drawn === limit && left > 0 && (
        <button type="button" className="text-link" onClick={() => setLimit(limit + partsAtOnce)}>
          Show more: {formatCount(Math.ceil(left / 1000))},000 more characters
        </button>
      )}
    </div>
  );
});
