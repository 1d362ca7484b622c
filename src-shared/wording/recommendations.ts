import type { OutputOf } from '../contract/index.ts';
import { piecesRewriter, rewriter, type Rewrite } from '../language/rewrite.ts';
import type { Texts } from '../language/texts.ts';
import {
  recommendationChannels,
  recommendationEvidence,
  recommendationReasons,
  recommendationSteps,
  recommendationTitles,
} from './recommendation-texts.ts';

const title = rewriter(recommendationTitles);
const reason = rewriter(recommendationReasons);
const step = rewriter(recommendationSteps);
const channel = rewriter(recommendationChannels);
const evidence = piecesRewriter(recommendationEvidence);

/** The title of a recommendation in a language; as it is stored if a model or a person worded it. */
export const recommendationTitle = (stored: string, texts: Texts): string => title(stored, texts) ?? stored;

/** Why a recommendation is important, in a language; as it is stored if a model worded it. */
export const recommendationReason = (stored: string, texts: Texts): string => reason(stored, texts) ?? stored;

/** Where to act, in a language. */
export const recommendationChannel = (stored: string, texts: Texts): string => channel(stored, texts) ?? stored;

type Row = OutputOf<'list-recommendations'>[number];

/** A recommendation in a language. Each of its texts is translated as a whole, or shown as it is stored. */
export function recommendationIn<Shown extends Row>(row: Shown, texts: Texts): Shown {
  return {
    ...row,
    title: recommendationTitle(row.title, texts),
    task: inLines(row.task, texts, step) ?? row.task,
    data_points: inLines(row.data_points, texts, (text) => evidenceText(text, texts)) ?? row.data_points,
    why_important: recommendationReason(row.why_important, texts),
    points: row.points.map((pieces) => evidence(pieces, texts) ?? pieces),
  };
}

const evidenceText = (text: string, texts: Texts): string | undefined =>
  evidence([{ text, answers: null }], texts)
    ?.map((piece) => piece.text)
    .join('');

/** A Markdown text line by line; undefined if one of its lines is none of ours. What is listed is names and addresses in tasks. */
function inLines(markdown: string, texts: Texts, rewrite: Rewrite): string | undefined {
  const lines = markdown.split('\n').map((line) => {
    const [, lead = '', text = ''] = /^(\d+\. |- |)(.*)$/.exec(line) ?? [];
    if (text === '') return line;
    const written = rewrite(text, texts) ?? (lead === '- ' ? text : undefined);
    return written === undefined ? undefined : lead + written;
  });
  return lines.includes(undefined) ? undefined : lines.join('\n');
}
