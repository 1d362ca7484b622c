import { platformLabel } from '#shared/domain/platforms.ts';
import { counted, longDayLabel, sampleWarning } from '../labels.ts';
import type { Logo, ReportModel } from '../report-model.ts';
import { markdown } from './answer-text.ts';
import { markup, type Markup } from './markup.ts';
import { sectionTitles } from './section-titles.ts';

const picture = (logo: Logo | null, alt: string): Markup =>
  logo === null
    ? markup`<span></span>`
    : markup`<img class="logo" alt="${alt}" src="data:${logo.mediaType};base64,${logo.base64}" />`;

/** A title longer than this is set smaller. */
const longTitle = 60;

/** The cover: both logos, title, period, whom it is for and who made it. */
export const cover = (model: ReportModel): Markup => markup`<header class="cover">
    <div class="brands">${picture(model.logo, model.author)}${picture(model.clientLogo, model.customer.name)}</div>
    <div class="name">
      <p class="kicker">Visibility in AI answers</p>
      <h1 dir="auto"${model.title.length > longTitle ? markup` class="long"` : null}>${model.title}</h1>
      <p class="period">${longDayLabel(model.period.from)} to ${longDayLabel(model.period.to)}</p>
      ${model.env === 'sample' ? markup`<p class="warning" role="note">${sampleWarning}</p>` : null}
    </div>
    <dl class="made">
      <div><dt>For</dt><dd dir="auto"><strong>${model.customer.name}</strong></dd><dd>${model.customer.websiteUrl}</dd></div>
      ${model.author === '' ? null : markup`<div><dt>By</dt><dd dir="auto"><strong>${model.author}</strong></dd>${model.contact === '' ? null : markup`<dd dir="auto">${model.contact}</dd>`}</div>`}
      <div><dt>Date</dt><dd>${longDayLabel(model.createdOn)}</dd></div>
    </dl>
  </header>`;

const readingGuide = markup`<div class="guide">
        <h3>How to read this report</h3>
        <p><strong>Score.</strong> The share of answers that name the client, in the 30 days that end with the last scan of a platform.</p>
        <p><strong>Interval.</strong> AI answers vary by chance. With 95 % confidence the true share lies between its two ends.</p>
        <p><strong>Within noise.</strong> A score rose or fell only if chance is an unlikely explanation. Everything else is called noise, whatever its size.</p>
        <p><strong>Evidence.</strong> Numbers in the column “In answers” lead to whole answers at the end of the report.</p>
      </div>`;

/** Contents, what the report covers, and the author's introduction. The numbers of pages are filled in when it is printed. */
export function contents(model: ReportModel): Markup {
  const facts: [string, string][] = [
    ['Client', `${model.customer.name}, ${model.customer.websiteUrl}`],
    ['Period', `${longDayLabel(model.period.from)} to ${longDayLabel(model.period.to)}`],
    ['Query groups', model.queryGroup ?? 'all'],
    [
      'Platforms',
      model.platform === null
        ? model.platforms.map(({ platform }) => platformLabel(platform)).join(', ') || 'none'
        : platformLabel(model.platform),
    ],
    ['Queries', model.queries === '' ? 'all' : model.queries],
    ['Based on', `${counted(model.answered, 'answer')} of ${counted(model.executions, 'scan')}`],
  ];
  return markup`<nav class="contents" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        ${model.sections.map((section) => markup`<li><a href="#${section}">${sectionTitles[section]}</a><span class="page" data-page-of="${section}"></span></li>`)}
      </ol>
      <dl class="about">
        ${facts.map(([name, value]) => markup`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}
      </dl>
      ${readingGuide}
      ${model.intro.trim() === '' ? null : markup`<h3>Introduction</h3><div dir="auto">${markdown(model.intro)}</div>`}
    </nav>`;
}
