import { platformLabel } from '#shared/domain/platforms.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { EvidenceAnswer, ReportModel } from '../report-model.ts';
import { reportTexts } from '../labels.ts';
import { answerText } from './answer-text.ts';
import { markup, safeAddress, type Markup } from './markup.ts';

/** Where a whole answer is on the page. */
export const anchorOf = (number: number): string => `answer-${number}`;

/** Links to whole answers by their number; null if none. */
export const answerLinks = (numbers: readonly number[]): Markup | null =>
  numbers.length === 0
    ? null
    : markup`${numbers.map((number, index) => markup`${index === 0 ? '' : ', '}<a href="#${anchorOf(number)}">${number}</a>`)}`;

const surfaces: Readonly<Record<EvidenceAnswer['surface'], MarkedText>> = {
  api: mark('API'),
  interface: mark('web interface'),
  serp: mark('search results page'),
  import: mark('imported'),
  simulated: mark('simulated'),
};

function answerFacts(answer: EvidenceAnswer, { t, day }: Texts): string {
  const { date, platform, queryGroup, model, surface, mentioned, position } = answer;
  return [
    day(date),
    platformLabel(platform),
    t.marked(surfaces[surface]),
    model ?? t('model not reported'),
    queryGroup,
    !mentioned
      ? t('does not name the client')
      : position === null
        ? t('names the client')
        : t('names the client at position {position, number}', { position }),
  ].join(' · ');
}

function sourceItem({ address, title, domain, own, cited }: EvidenceAnswer['sources'][number], { t }: Texts): Markup {
  const target = safeAddress(address);
  const name = title === '' ? address : title;
  const label =
    target === null ? markup`${name}` : markup`<a href="${target}" rel="noopener noreferrer nofollow">${name}</a>`;
  return markup`<li${own ? markup` class="own"` : null}><span dir="auto">${label}</span> <span class="note" dir="ltr">${[domain, ...(own ? [t('own', {}, 'source')] : []), ...(cited ? [] : [t('retrieved only')])].join(', ')}</span></li>`;
}

function wholeAnswer(answer: EvidenceAnswer, texts: Texts): Markup {
  const { number, query, text, marks, companies, sources } = answer;
  return markup`<article class="evidence" id="${anchorOf(number)}">
      <h3 dir="auto"><span class="number">${number}</span> ${query}</h3>
      <p class="note" dir="auto">${answerFacts(answer, texts)}</p>
      <div class="answer" dir="auto">${answerText(text, marks, sources, texts)}</div>
      ${companies.length === 0 ? null : markup`<p class="note" dir="auto">${texts.t('Names, in order: {companies}', { companies: companies.join(', ') })}</p>`}
      ${sources.length === 0 ? null : markup`<ol class="sources">${sources.map((source) => sourceItem(source, texts))}</ol>`}
    </article> `;
}

/** The appendix: whole answers as the platforms gave them, and the rule by which they were chosen. */
export function evidenceSection(model: ReportModel): Markup {
  const { evidence } = model;
  const texts = reportTexts(model);
  const { t } = texts;
  if (evidence.answers.length === 0) return markup`<p class="note">${t('There is no answer in this period.')}</p>`;
  const guide = t.rich<Markup>(
    'Each answer is complete and as the platform gave it; only its layout is ours. <own>The client’s name</own> and <other>other companies</other> are marked where they were counted, and small raised numbers lead to the list of sources.',
    {
      own: (inner) => markup`<mark class="own">${inner}</mark>`,
      other: (inner) => markup`<mark>${inner}</mark>`,
    },
  );
  return markup`<p>${evidence.rule}</p>
      <p class="note">${guide}</p>
      ${evidence.answers.map((answer) => wholeAnswer(answer, texts))}`;
}
