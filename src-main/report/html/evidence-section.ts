import { platformLabel } from '#shared/domain/platforms.ts';
import type { EvidenceAnswer, ReportModel } from '../report-model.ts';
import { dayLabel } from '../labels.ts';
import { answerText } from './answer-text.ts';
import { markup, safeAddress, type Markup } from './markup.ts';

/** Where a whole answer is on the page. */
export const anchorOf = (number: number): string => `answer-${number}`;

/** Links to whole answers by their number; null if none. */
export const answerLinks = (numbers: readonly number[]): Markup | null =>
  numbers.length === 0
    ? null
    : markup`${numbers.map((number, index) => markup`${index === 0 ? '' : ', '}<a href="#${anchorOf(number)}">${number}</a>`)}`;

const surfaces: Readonly<Record<EvidenceAnswer['surface'], string>> = {
  api: 'API',
  interface: 'web interface',
  serp: 'search results page',
  import: 'imported',
  simulated: 'simulated',
};

function answerFacts(answer: EvidenceAnswer): string {
  const { date, platform, queryGroup, model, surface, mentioned, position } = answer;
  return [
    dayLabel(date),
    platformLabel(platform),
    surfaces[surface],
    model ?? 'model not reported',
    queryGroup,
    mentioned ? `names the client${position === null ? '' : ` at position ${position}`}` : 'does not name the client',
  ].join(' · ');
}

function sourceItem({ address, title, domain, own, cited }: EvidenceAnswer['sources'][number]): Markup {
  const target = safeAddress(address);
  const name = title === '' ? address : title;
  const label =
    target === null ? markup`${name}` : markup`<a href="${target}" rel="noopener noreferrer nofollow">${name}</a>`;
  return markup`<li${own ? markup` class="own"` : null}><span dir="auto">${label}</span> <span class="note" dir="ltr">${domain}${own ? ', own' : ''}${cited ? '' : ', retrieved only'}</span></li>`;
}

function wholeAnswer(answer: EvidenceAnswer): Markup {
  const { number, query, text, marks, companies, sources } = answer;
  return markup`<article class="evidence" id="${anchorOf(number)}">
      <h3 dir="auto"><span class="number">${number}</span> ${query}</h3>
      <p class="note" dir="auto">${answerFacts(answer)}</p>
      <div class="answer" dir="auto">${answerText(text, marks, sources)}</div>
      ${companies.length === 0 ? null : markup`<p class="note" dir="auto">Names, in order: ${companies.join(', ')}</p>`}
      ${sources.length === 0 ? null : markup`<ol class="sources">${sources.map(sourceItem)}</ol>`}
    </article> `;
}

/** The appendix: whole answers as the platforms gave them, and the rule by which they were chosen. */
export function evidenceSection({ evidence }: ReportModel): Markup {
  if (evidence.answers.length === 0) return markup`<p class="note">There is no answer in this period.</p>`;
  return markup`<p>${evidence.rule}</p>
      <p class="note">
        Each answer is complete and as the platform gave it; only its layout is ours. <mark class="own">The client’s name</mark> and
        <mark>other companies</mark> are marked where they were counted, and small raised numbers lead to the list of sources.
      </p>
      ${evidence.answers.map(wholeAnswer)}`;
}
