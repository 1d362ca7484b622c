import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { noteDays, type NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportAnswer, ReportModel, ReportNote } from '../report-model.ts';
import {
  answerTable,
  articleTable,
  companyTable,
  domainTable,
  groupTable,
  gapTable,
  methodTable,
  movementTable,
  scoreTable,
  trendTable,
} from '../report-tables.ts';
import type { Cell } from '../table-columns.ts';
import { count, counted, dayLabel, intervalLabel, oneDecimal, outcomeLabels, percent } from '../labels.ts';
import { shortName } from '../summarise.ts';
import { markdown } from './answer-text.ts';
import { actionArticle } from './action-article.ts';
import { barChart } from './bar-chart.ts';
import { otherColour } from './colours.ts';
import { anchorOf, evidenceSection } from './evidence-section.ts';
import { link, markup, type Markup } from './markup.ts';
import { seenIn } from './seen-in.ts';
import { summarySection } from './summary-section.ts';
import { columnWidths, htmlTable } from './table.ts';
import { trendChart } from './trend-chart.ts';

/** The body of each section. */
export const sections: Readonly<Record<ReportSection, (model: ReportModel) => Markup>> = {
  summary: summarySection,

  trend: (model) => {
    const noted = noteDays(model.notes);
    return model.trend.some(({ scans }) => scans.length > 0)
      ? markup`<figure>
            ${trendChart(model.trend, model.period, noted)}
            <figcaption>Marks: score of the scans of a day. Line: 30-day score, with its 95 % interval as a band.${noted.length === 0 ? '' : ' Letters: notes.'}</figcaption>
          </figure>${noteList(noted)}
          <h3>Scores on each platform</h3>
          ${htmlTable(scoreTable(model), { columns: ['Platform', '30-day score %', '95 % from', '95 % to', 'Answers naming', 'Answers', 'Before %', 'Change'] })}
          ${htmlTable({ ...scoreTable(model), title: 'Asked', note: 'What was asked in the period, and what came back.' }, { columns: ['Platform', 'Asked', 'No overview', 'Refused', 'Failed', 'Scans'] })}
          ${model.groups.length < 2 ? null : markup`<h3>Scores of each query group</h3>${htmlTable(groupTable(model))}`}
          <details>
            <summary>The figures of every scan</summary>
            ${htmlTable(trendTable(model))}
          </details>`
      : markup`<p class="note">${trendTable(model).empty}</p>${noteList(noted)}`;
  },

  actions: (model) => markup`${model.effects.map(actionArticle)}`,

  competitors: (model) => {
    const seen = seenIn(model);
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
    return markup`${bars.length === 0 ? null : markup`<figure>${barChart('companies', 'Share of answers that name each company', bars)}</figure>`}${htmlTable(companyTable(model), { own: (row) => typeof row[0] === 'string' && own.has(row[0]) && row[1] === 'the client', seen: (row) => seen.company(row[0]) })}`;
  },

  sources: (model) => {
    const seen = seenIn(model);
    const pages = { link: { text: 'Page', address: 'Address' }, seen: (row: readonly Cell[]) => seen.page(row[1]) };
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
      ${bars.length === 0 ? null : markup`<figure>${barChart('domains', 'Share of answers that cite each domain', bars)}</figure>`}
      <h3>Domains</h3>
      ${htmlTable(domainTable(model), { own: (row) => row[1] === 'owned', seen: (row) => seen.domain(row[0]) })}
      <h3>Pages</h3>
      ${htmlTable(articleTable(model), pages)}
      <h3>Pages behind answers that name others only</h3>
      ${htmlTable(gapTable(model), pages)}`;
  },

  queries: (model) => htmlTable(movementTable(model), { seen: (row) => seenIn(model).query(row[1], row[2], row[3]) }),

  answers: (model) => {
    const table = answerTable(model);
    if (model.answers.length === 0) return markup`<p class="note">${table.empty}</p>`;
    const whole = model.sections.includes('evidence')
      ? new Map(model.evidence.answers.map(({ answerId, number }) => [answerId, number]))
      : null;
    return markup`<p class="basis" id="about-answers">${table.note}</p>
      <table aria-describedby="about-answers">
      ${columnWidths([1.5, 1.5, 5.2, 1.2, 1, 2.2, 1, ...(whole === null || whole.size === 0 ? [] : [1])])}
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Platform</th>
          <th scope="col">Query, and where the answer names the client</th>
          <th scope="col">Named</th>
          <th scope="col" class="number">Position</th>
          <th scope="col">Others named first</th>
          <th scope="col" class="number">Sources</th>
          ${model.evidence.answers.length === 0 || !model.sections.includes('evidence') ? null : markup`<th scope="col" class="number">Whole answer</th>`}
        </tr>
      </thead>
      <tbody>
        ${model.answers.map((row) => answerRow(row, whole))}
      </tbody>
    </table>`;
  },

  recommendations: (model) =>
    model.recommendations.length === 0
      ? markup`<p class="note">There are no recommendations now.</p>`
      : markup`${model.recommendations.map(
          (recommendation) =>
            markup`<article>
              <h3 dir="auto">${recommendation.title}</h3>
              <p class="note">
                ${recommendation.queryGroupName} · ${recommendation.platform} · priority ${oneDecimal(recommendation.priority)} · ${recommendation.status} · week of
                ${dayLabel(recommendation.date)}
              </p>
              <p>${recommendation.why_important}</p>
              <div class="two">
              <div dir="auto"><h4>Task</h4>${markdown(recommendation.task)}</div>
              <div dir="auto"><h4>Evidence</h4>${markdown(recommendation.data_points)}</div>
              </div>
              ${recommendation.references.length === 0 ? null : markup`<p class="note">Sources: ${recommendation.references.map((reference, index) => markup`${index === 0 ? '' : ', '}${link(reference.source_url)}`)}</p>`}
            </article> `,
        )}`,

  evidence: evidenceSection,

  method: (model) =>
    markup`${htmlTable(methodTable(model))}
      <p class="note">
        Analysis version ${model.analysisVersion}. Days are calendar days in ${model.timeZone}. Every figure can be
        recomputed from the stored answers.
      </p>`,
};

/** The notes, each day under its letter in the chart; nothing without notes. */
const noteList = (noted: readonly NoteDay<ReportNote>[]): Markup | null =>
  noted.length === 0
    ? null
    : markup`
          <h3>Notes</h3>
          <table>
            ${columnWidths([1, 2, 9])}
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

function answerRow(row: ReportAnswer, whole: ReadonlyMap<number, number> | null): Markup {
  const number = whole?.get(row.answerId);
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
    <td dir="auto">${row.topCompetitors.map(shortName).join(', ') || '–'}</td>
    <td class="number">${count(row.citations)}${row.ownCited ? ' (own)' : ''}</td>
    ${whole === null || whole.size === 0 ? null : markup`<td class="number">${number === undefined ? null : markup`<a href="#${anchorOf(number)}">${number}</a>`}</td>`}
  </tr> `;
}
