import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import { longPeriodLabel, reportTexts, sampleWarning } from '../labels.ts';
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
export function cover(model: ReportModel): Markup {
  const texts = reportTexts(model);
  const { t, longDay } = texts;
  return markup`<header class="cover">
    <div class="brands">${picture(model.logo, model.author)}${picture(model.clientLogo, model.customer.name)}</div>
    <div class="name">
      <p class="kicker">${t('Visibility in AI answers')}</p>
      <h1 dir="auto"${model.title.length > longTitle ? markup` class="long"` : null}>${model.title}</h1>
      <p class="period">${longPeriodLabel(texts, model.period)}</p>
      ${model.coverText === '' ? null : markup`<p class="cover-text" dir="auto">${model.coverText}</p>`}
      ${model.env === 'sample' ? markup`<p class="warning" role="note">${t.marked(sampleWarning)}</p>` : null}
    </div>
    <dl class="made">
      <div><dt>${t('For', {}, 'cover')}</dt><dd dir="auto"><strong>${model.customer.name}</strong></dd><dd>${model.customer.websiteUrl}</dd></div>
      ${model.author === '' ? null : markup`<div><dt>${t('By', {}, 'cover')}</dt><dd dir="auto"><strong>${model.author}</strong></dd>${model.contact === '' ? null : markup`<dd dir="auto">${model.contact}</dd>`}</div>`}
      <div><dt>${t('Date')}</dt><dd>${longDay(model.createdOn)}</dd></div>
    </dl>
  </header>`;
}

function readingGuide({ t }: Texts): Markup {
  const b = (inner: readonly (string | Markup)[]): Markup => markup`<strong>${inner}</strong>`;
  const lines = [
    t.rich(
      '<b>Score.</b> The share of answers that name the client, in the 30 days that end with the last scan of a platform.',
      { b },
    ),
    t.rich(
      '<b>Interval.</b> AI answers vary by chance. With 95 % confidence the true share lies between its two ends.',
      { b },
    ),
    t.rich(
      '<b>Within noise.</b> A score rose or fell only if chance is an unlikely explanation. Everything else is called noise, whatever its size.',
      { b },
    ),
    t.rich('<b>Evidence.</b> Numbers in the column “In answers” lead to whole answers at the end of the report.', {
      b,
    }),
  ];
  return markup`<div class="guide">
        <h3>${t('How to read this report')}</h3>
        ${lines.map((line) => markup`<p>${line}</p>`)}
      </div>`;
}

/** Contents, what the report covers, and the author's introduction. The numbers of pages are filled in when it is printed. */
export function contents(model: ReportModel): Markup {
  const texts = reportTexts(model);
  const { t } = texts;
  const facts: [string, string][] = [
    [t('Client'), `${model.customer.name}, ${model.customer.websiteUrl}`],
    [t('Period'), longPeriodLabel(texts, model.period)],
    [t('Query groups'), model.queryGroup ?? t('all', {}, 'query groups')],
    [
      t('Platforms'),
      model.platform === null
        ? model.platforms.map(({ platform }) => platformLabel(platform)).join(', ') || t('none', {}, 'platforms')
        : platformLabel(model.platform),
    ],
    [t('Queries'), model.queries === '' ? t('all', {}, 'queries') : model.queries],
    [
      t('Based on'),
      t('{answers, plural, one {# answer} other {# answers}} of {scans, plural, one {# scan} other {# scans}}', {
        answers: model.answered,
        scans: model.executions,
      }),
    ],
  ];
  return markup`<nav class="contents" aria-labelledby="contents">
      <h2 id="contents">${t('Contents')}</h2>
      <ol>
        ${model.sections.map((section) => markup`<li><a href="#${section}">${t.marked(sectionTitles[section])}</a><span class="page" data-page-of="${section}"></span></li>`)}
      </ol>
      <dl class="about">
        ${facts.map(([name, value]) => markup`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}
      </dl>
      ${readingGuide(texts)}
      ${model.intro.trim() === '' ? null : markup`<h3>${t('Introduction')}</h3><div dir="auto">${markdown(model.intro, texts)}</div>`}
    </nav>`;
}
