import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { noteDays, type NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { micromark } from 'micromark';
import type { ReportAnswer, ReportModel, ReportNote } from '../report-model.ts';
import {
  answerTable,
  articleTable,
  companyTable,
  domainTable,
  gapTable,
  methodTable,
  movementTable,
  scoreTable,
  trendTable,
} from '../report-tables.ts';
import {
  changeLabel,
  count,
  counted,
  dayLabel,
  intervalLabel,
  oneDecimal,
  outcomeLabels,
  percent,
  periodLabel,
} from '../labels.ts';
import { xmlText } from '../xml-text.ts';
import { barChart } from './bar-chart.ts';
import { otherColour } from './colours.ts';
import { markup, Markup, safeAddress } from './markup.ts';
import { htmlTable } from './table.ts';
import { trendChart } from './trend-chart.ts';

/** Markdown as HTML: raw HTML in it is shown as text, addresses other than http, https and mail lose their link. */
export const markdown = (text: string): Markup => new Markup(micromark(xmlText(text)));

export const sectionTitles: Readonly<Record<ReportSection, string>> = {
  summary: 'How visible',
  trend: 'Trend',
  competitors: 'Companies named',
  sources: 'Sources behind the answers',
  queries: 'Queries won and lost',
  answers: 'Answers',
  recommendations: 'What to do next',
  method: 'How the numbers are made',
};

/** A page is shown by its title, linked to its address. */
const pages = { link: { text: 'Page', address: 'Address' } };

/** The body of each section. */
export const sections: Readonly<Record<ReportSection, (model: ReportModel) => Markup>> = {
  summary: (model) =>
    markup`<ul class="cards">
        ${model.platforms.map(
          ({ platform, latest: { score, ...days }, change }) =>
            markup`<li class="card">
              <h3>${platformLabel(platform)}</h3>
              <p class="note">30-day score, ${periodLabel(days)}</p>
              <div class="figure">${percent(score.value)}</div>
              <p>95 % interval ${intervalLabel(score)}</p>
              <p class="note">
                ${count(score.successes)} of
                ${counted(score.n, 'answer')}${score.exploratory ? ' (under 50: exploratory)' : ''}
              </p>
              <p>${changeLabel(change)}</p>
            </li>`,
        )}
      </ul>
      ${htmlTable(scoreTable(model), { columns: ['Platform', '30-day score %', '95 % from', '95 % to', 'Answers', 'Before %', 'Answers before', 'Asked', 'No overview', 'Refused', 'Failed', 'Scans'] })}`,

  trend: (model) => {
    const noted = noteDays(model.notes);
    return model.trend.some(({ scans }) => scans.length > 0)
      ? markup`<figure>
            ${trendChart(model.trend, model.period, noted)}
            <figcaption>Dots: score of the scans of a day with its 95 % interval. Line: 30-day score.${noted.length === 0 ? '' : ' Letters: notes.'}</figcaption>
          </figure>${noteList(noted)}
          <details>
            <summary>The figures of every scan</summary>
            ${htmlTable(trendTable(model))}
          </details>`
      : markup`<p class="note">${trendTable(model).empty}</p>${noteList(noted)}`;
  },

  competitors: (model) => {
    const own = new Set(model.companies.filter((company) => company.own).map((company) => company.company));
    const bars = model.companies
      .filter((company, index) => index < 12 || company.own)
      .map((company) => ({
        label: company.company,
        value: company.percentage,
        low: company.low,
        high: company.high,
        colour: company.own ? model.accentColor : otherColour,
        strong: company.own,
      }));
    return markup`${bars.length === 0 ? null : markup`<figure>${barChart('Share of answers that name each company', bars)}</figure>`}${htmlTable(companyTable(model), { own: (row) => typeof row[0] === 'string' && own.has(row[0]) && row[1] === 'the customer' })}`;
  },

  sources: (model) => {
    const bars = model.domains.slice(0, 12).map((domain) => ({
      label: domain.domain,
      value: domain.percentage,
      low: null,
      high: null,
      colour: domain.category === 'owned' ? model.accentColor : otherColour,
      strong: domain.category === 'owned',
    }));
    const { citationShare: share } = model;
    return markup`<p>
        Citation share: ${percent(share.value)} of the ${counted(share.n, 'answer')} with a source cite a domain of
        ${model.customer.name}${share.value === null ? null : markup` (95 % interval ${intervalLabel(share)})`}.
      </p>
      ${bars.length === 0 ? null : markup`<figure>${barChart('Share of answers that cite each domain', bars)}</figure>`}
      <h3>Domains</h3>
      ${htmlTable(domainTable(model), { own: (row) => row[1] === 'owned' })}
      <h3>Pages</h3>
      ${htmlTable(articleTable(model), pages)}
      <h3>Pages behind answers that name others only</h3>
      ${htmlTable(gapTable(model), pages)}`;
  },

  queries: (model) => htmlTable(movementTable(model)),

  answers: (model) => {
    const table = answerTable(model);
    if (model.answers.length === 0) return markup`<p class="note">${table.empty}</p>`;
    return markup`<table>
      <caption>
        ${table.note}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Platform</th>
          <th scope="col">Query, and where the answer names the customer</th>
          <th scope="col">Named</th>
          <th scope="col" class="number">Position</th>
          <th scope="col">Others named first</th>
          <th scope="col" class="number">Sources</th>
        </tr>
      </thead>
      <tbody>
        ${model.answers.map(answerRow)}
      </tbody>
    </table>`;
  },

  recommendations: (model) =>
    model.recommendations.length === 0
      ? markup`<p class="note">There are no recommendations for this customer now.</p>`
      : markup`${model.recommendations.map(
          (recommendation) =>
            markup`<article>
              <h3 dir="auto">${recommendation.title}</h3>
              <p class="note">
                ${recommendation.queryGroupName} · ${recommendation.platform} · priority ${oneDecimal(recommendation.priority)} · ${recommendation.status} · week of
                ${dayLabel(recommendation.date)}
              </p>
              <p>${recommendation.why_important}</p>
              <div dir="auto">${markdown(recommendation.task)}</div>
              <h4>Evidence</h4>
              <div dir="auto">${markdown(recommendation.data_points)}</div>
              ${recommendation.references.length === 0 ? null : markup`<p class="note">Sources: ${recommendation.references.map((reference, index) => markup`${index === 0 ? '' : ', '}${link(reference.source_url)}`)}</p>`}
            </article> `,
        )}`,

  method: (model) =>
    markup`${htmlTable(methodTable(model))}
      <p class="note">
        Analysis version ${model.analysisVersion}. Days are calendar days in ${model.timeZone}. Every figure can be
        recomputed from the stored answers.
      </p>`,
};

const link = (url: string): Markup => {
  const address = safeAddress(url);
  return address === null ? markup`${url}` : markup`<a href="${address}" rel="noopener noreferrer">${url}</a>`;
};

/** The notes, each day under its letter in the chart; nothing without notes. */
const noteList = (noted: readonly NoteDay<ReportNote>[]): Markup | null =>
  noted.length === 0
    ? null
    : markup`
          <h3>Notes</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Mark</th>
                <th scope="col">Day</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              ${noted.map(noteRow)}
            </tbody>
          </table>`;

const noteRow = ({ letter, day, notes }: NoteDay<ReportNote>): Markup =>
  markup`<tr>
    <td>${letter}</td>
    <td class="day">${dayLabel(day)}</td>
    <td>
      ${notes.map(({ text, queryGroup }) => markup`${text.split('\n').map((line) => markup`<div dir="auto">${line}</div>`)}${queryGroup === null ? null : markup`<div class="note" dir="auto">${queryGroup}</div>`}`)}
    </td>
  </tr> `;

function answerRow(row: ReportAnswer): Markup {
  const excerpt =
    row.excerpt === null
      ? null
      : markup`<div class="note" dir="auto">
          ${row.excerpt.before}<mark>${row.excerpt.name}</mark>${row.excerpt.after}
        </div>`;
  const named =
    row.outcome === 'answered'
      ? row.mentioned
        ? markup`<span class="yes">yes</span>`
        : markup`no`
      : markup`${outcomeLabels[row.outcome]}`;
  return markup`<tr>
    <td class="day">${dayLabel(row.date)}</td>
    <td>${platformLabel(row.platform)}</td>
    <td>
      <div dir="auto">${row.query}</div>
      ${excerpt}
    </td>
    <td>${named}</td>
    <td class="number">${row.position ?? '–'}</td>
    <td dir="auto">${row.topCompetitors.join(', ') || '–'}</td>
    <td class="number">${count(row.citations)}${row.ownCited ? ' (own)' : ''}</td>
  </tr> `;
}
