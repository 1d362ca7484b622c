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
import { WhyTooltip } from '../../components/why-tooltip.tsx';
import { citationNumbers, isBareCitation } from '../../markdown/citation-numbers.ts';
import { orderedRanges } from '../../markdown/highlight-mentions.ts';
import { definitionsFor, linkDefinitions } from '../../markdown/link-definitions.ts';
import { markdownParts, rangesByPart, type MarkdownPart } from '../../markdown/markdown-parts.ts';
import type { Components } from '../../markdown/markdown.tsx';
import '../../markdown/prose.css';
import { languageTag, textDirection } from '../../markdown/text-direction.ts';
import { t } from '../../language/current.ts';
import { whyWords } from './rule-words.ts';

const loadMarkdown = () => import('../../markdown/markdown.tsx');
const Markdown = lazy(loadMarkdown);

/** Loads the parser once the view has been drawn, so that the first answer opens at once. */
export function useLoadedParser(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadMarkdown(), 500);
    return () => clearTimeout(timer);
  }, []);
}

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
  const why = whyWords(mention, markdown.slice(mention.start, mention.end));
  return (
    <mark
      tabIndex={0}
      className={hitClass(mention)}
      data-why={why}
      aria-description={why}
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
      <span className="visually-hidden">{t('Source')} </span>
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

/** UTF-16 units drawn without being asked for, and at each request for more. */
const drawnAtOnce = 200_000;

interface MarkedPart extends MarkdownPart {
  /** The mentions that start in it; offsets within the whole answer. */
  readonly mentions: readonly Mention[];
}

/** The parts of the beginning of a text, each with its mentions. */
function markedParts(markdown: string, mentions: readonly Mention[], most: number): MarkedPart[] {
  const parts = markdownParts(markdown, most);
  const ofPart = rangesByPart(parts, mentions);
  return parts.map((part, index) => ({ ...part, mentions: ofPart[index] ?? [] }));
}

const isSamePart = (a: MarkedPart, b: MarkedPart): boolean =>
  a.start === b.start &&
  a.text === b.text &&
  a.opening === b.opening &&
  a.mentions.length === b.mentions.length &&
  a.mentions.every((mention, index) => mention === b.mentions[index]);

/** How many of the parts are drawn: one at first, another in each task. */
function usePartsDrawn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}

interface PartProps {
  readonly part: MarkedPart;
  readonly definitions: ReadonlyMap<string, string>;
}

/** One part of an answer; drawn again only if it changed, not when more of the answer is asked for. */
const Part = memo(function Part({ part: { start, text, opening, mentions }, definitions }: PartProps) {
  const numberOf = useContext(NumberOf);
  const marking = useMemo(() => {
    const used = definitionsFor(text, definitions);
    const before = `${used === '' ? '' : `${used}\n\n`}${opening}`;
    const shift = before.length - start;
    const marks = mentions.map((mention) => ({ ...mention, start: mention.start + shift, end: mention.end + shift }));
    return { markdown: before + text, mentions: marks, numberOf };
  }, [text, start, opening, mentions, definitions, numberOf]);
  return (
    <MarkingContext value={marking}>
      <div className="prose-part">
        <Markdown text={marking.markdown} marks={marking.mentions} components={components} />
      </div>
    </MarkingContext>
  );
}, hasSamePart);

function hasSamePart(before: PartProps, after: PartProps): boolean {
  return before.definitions === after.definitions && isSamePart(before.part, after.part);
}

const noDefinitions: ReadonlyMap<string, string> = new Map();

/**
 * An answer as rendered text: brands marked (own, others, and dashed where not counted), citations numbered. A long one
 * is drawn part by part, so that its beginning appears at once; beyond some 200 KB the rest is drawn on demand. Give it
 * the id of the answer as key.
 */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  answer: { markdown, mentions, citations, language },
}: {
  answer: Pick<Answer, 'markdown' | 'mentions' | 'citations' | 'language'>;
}) {
  const ranges = useMemo(() => orderedRanges(mentions), [mentions]);
  const [most, setMost] = useState(drawnAtOnce);
  const parts = useMemo(() => markedParts(markdown, ranges, most), [markdown, ranges, most]);
  const last = parts.at(-1);
  const end = last === undefined ? 0 : last.start + last.text.length;
  const isCut = parts.length > 1;
  const definitions = useMemo(() => (isCut ? linkDefinitions(markdown) : noDefinitions), [isCut, markdown]);
  const numberOf = useMemo(() => citationNumbers(citations), [citations]);
  const drawn = usePartsDrawn(parts.length);
  const prose = useRef<HTMLDivElement>(null);
  return (
    <div className="prose" ref={prose} dir={textDirection(markdown.slice(0, 20_000))} lang={languageTag(language)}>
      <Suspense fallback={<Lines count={14} />}>
        <NumberOf value={numberOf}>
          {parts.slice(0, drawn).map((part) => (
            <Part key={part.start} part={part} definitions={definitions} />
          ))}
        </NumberOf>
      </Suspense>
      <WhyTooltip within={prose} />
      {drawn === parts.length && end < markdown.length && (
        <button type="button" className="text-link" onClick={() => setMost(end + drawnAtOnce)}>
          {t('Show more: {count, number} more characters', { count: 1000 * Math.ceil((markdown.length - end) / 1000) })}
        </button>
      )}
    </div>
  );
});
