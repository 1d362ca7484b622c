import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { noteDays, type NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { recommendationChannel } from '#shared/wording/recommendations.ts';
import type { ReportAnswer, ReportModel, ReportNote } from '../report-model.ts';
import { articleTable, companyTable, domainTable, gapTable } from '../named-and-cited-tables.ts';
import { answerTable, groupTable, methodTable, movementTable, scoreTable, trendTable } from '../report-tables.ts';
import type { Cell } from '../table-columns.ts';
import { intervalLabel, outcomeLabels, reportTexts, stateLabel } from '../labels.ts';
import { shortName } from '../summary-parts.ts';
import { markdown } from './answer-text.ts';
import { actionArticle } from './action-article.ts';
import { barChart } from './bar-chart.ts';
import { otherColour } from './colours.ts';
import { anchorOf, answerLinks, evidenceSection } from './evidence-section.ts';
import { link, markup, type Markup } from './markup.ts';
import { seenIn } from './seen-in.ts';
import { summarySection } from './summary-section.ts';
import { columnWidths, htmlTable } from './table.ts';
import { trendChart } from './trend-chart.ts';

/** The body of each section. */
export const sections: Readonly<Record<ReportSection, (model: ReportModel) => Markup>> = {
  summary: summarySection,

  trend: (model) => {
    const texts = reportTexts(model);
    const { t } = texts;
    const noted = noteDays(model.notes);
    const seen = seenIn(model);
    return model.trend.some(({ scans }) => scans.length > 0)
      ? markup`<figure>
            ${trendChart(model.trend, model.period, noted, texts)}
            <figcaption>${t('Marks: score of the scans of a day. Line: 30-day score, with its 95 % interval as a band.')}${noted.length === 0 ? '' : ` ${t('Letters: notes.')}`}</figcaption>
          </figure>${noteList(noted, texts)}
          <h3>${t('Scores on each platform')}</h3>
          ${htmlTable(scoreTable(model), texts, { columns: ['Platform', '30-day score %', '95 % from', '95 % to', 'Answers naming', 'Answers', 'Before %', 'Change'], seen: (row) => seen.score(row[0]) })}
          ${htmlTable({ ...scoreTable(model), title: mark('Asked'), note: t('What was asked in the period, and what came back.') }, texts, { columns: ['Platform', 'Asked', 'No overview', 'Refused', 'Failed', 'Scans'] })}
          ${model.groups.length < 2 ? null : markup`<h3>${t('Scores of each query group')}</h3>${htmlTable(groupTable(model), texts, { seen: (row) => seen.score(row[1], { group: row[0] }) })}`}
          <details>
            <summary>${t('The figures of every scan')}</summary>
            ${htmlTable(trendTable(model), texts, { seen: (row) => seen.score(row[0], { day: row[1] }) })}
          </details>`
      : markup`<p class="note">${trendTable(model).empty}</p>${noteList(noted, texts)}`;
  },

  actions: (model) =>
    markup`${model.effects.map((effect) => actionArticle(effect, reportTexts(model), seenIn(model)))}`,

  competitors: (model) => {
    const seen = seenIn(model);
    const texts = reportTexts(model);
    const { t } = texts;
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
    return markup`${bars.length === 0 ? null : markup`<figure>${barChart('companies', t('Share of answers that name each company'), bars, texts)}</figure>`}${htmlTable(companyTable(model), texts, { own: (index) => model.companies[index]?.own === true, seen: (row) => seen.company(row[0]) })}`;
  },

  sources: (model) => {
    const seen = seenIn(model);
    const texts = reportTexts(model);
    const { t } = texts;
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
    const inAnswers = answerLinks(seen.ownSources());
    const cited = { count: share.n, name: model.customer.name, share: texts.percent(share.value) };
    return markup`<p>${
      share.value === null
        ? t(
            'Citation share: {share} of the {count, plural, one {# answer} other {# answers}} with a source cite a domain of {name}.',
            cited,
          )
        : t(
            'Citation share: {share} of the {count, plural, one {# answer} other {# answers}} with a source cite a domain of {name} (95 % interval {interval}).',
            { ...cited, interval: intervalLabel(texts, share) },
          )
    }${inAnswers === null ? null : markup` ${t('In answers:')} ${inAnswers}`}</p>
      ${bars.length === 0 ? null : markup`<figure>${barChart('domains', t('Share of answers that cite each domain'), bars, texts)}</figure>`}
      <h3>${t('Domains')}</h3>
      ${htmlTable(domainTable(model), texts, { own: (index) => model.domains[index]?.category === 'owned', seen: (row) => seen.domain(row[0]) })}
      <h3>${t('Pages')}</h3>
      ${htmlTable(articleTable(model), texts, pages)}
      <h3>${t('Pages behind answers that name others only')}</h3>
      ${htmlTable(gapTable(model), texts, pages)}`;
  },

  queries: (model) =>
    htmlTable(movementTable(model), reportTexts(model), { seen: (row) => seenIn(model).query(row[1], row[2], row[3]) }),

  answers: (model) => {
    const texts = reportTexts(model);
    const { t } = texts;
    const table = answerTable(model);
    if (model.answers.length === 0) return markup`<p class="note">${table.empty}</p>`;
    const whole = model.sections.includes('evidence')
      ? new Map(model.evidence.answers.map(({ answerId, number }) => [answerId, number]))
      : null;
    const columns: [string, number, boolean][] = [
      [t('Day'), 1.5, false],
      [t('Platform'), 1.5, false],
      [t('Query, and where the answer names the client'), 5.2, false],
      [t('Named'), 1.2, false],
      [t('Position'), 1, true],
      [t('Others named first'), 2.2, false],
      [t('Sources'), 1, true],
    ];
    if (whole !== null && whole.size > 0) columns.push([t('Whole answer'), 1, true]);
    return markup`<p class="basis" id="about-answers">${table.note}</p>
      <table aria-describedby="about-answers">
      ${columnWidths(
        columns.map(([, width]) => width),
        columns.map(([heading]) => heading),
      )}
      <thead>
        <tr>
          ${columns.map(([heading, , isNumber]) => markup`<th scope="col"${isNumber ? markup` class="number"` : null}>${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${model.answers.map((row) => answerRow(row, whole, texts))}
      </tbody>
    </table>`;
  },

  recommendations: (model) => {
    const texts = reportTexts(model);
    const { t, day, decimal } = texts;
    return model.recommendations.length === 0
      ? markup`<p class="note">${t('There are no recommendations now.')}</p>`
      : markup`${model.recommendations.map(
          (recommendation) =>
            markup`<article>
              <h3 dir="auto">${recommendation.title}</h3>
              <p class="note">
                ${[
                  recommendation.queryGroupName,
                  recommendationChannel(recommendation.platform, texts),
                  t('priority {priority}', { priority: decimal(recommendation.priority) }),
                  stateLabel(t, recommendation.status),
                  t('week of {day}', { day: day(recommendation.date) }),
                ].join(' · ')}
              </p>
              <p dir="auto">${recommendation.why_important}</p>
              <div class="two">
              <div dir="auto"><h4>${t('Task')}</h4>${markdown(recommendation.task, texts)}</div>
              <div dir="auto"><h4>${t('Evidence')}</h4>${markdown(recommendation.data_points, texts)}</div>
              </div>
              ${recommendation.references.length === 0 ? null : markup`<p class="note">${t.rich('Sources: {links}', { links: markup`${recommendation.references.map((reference, index) => markup`${index === 0 ? '' : ', '}${link(reference.source_url)}`)}` })}</p>`}
            </article> `,
        )}`;
  },

  evidence: evidenceSection,

  method: (model) => {
    const texts = reportTexts(model);
    return markup`${htmlTable(methodTable(model), texts)}
      <p class="note">${texts.t(
        'Analysis version {version}. Days are calendar days in {timeZone}. Every figure can be recomputed from the stored answers.',
        { version: model.analysisVersion, timeZone: model.timeZone },
      )}</p>`;
  },
};

/** The notes, each day under its letter in the chart; nothing without notes. */
const noteList = (noted: readonly NoteDay<ReportNote>[], { t, day }: Texts): Markup | null =>
  noted.length === 0
    ? null
    : markup`
          <h3>${t('Notes')}</h3>
          <table>
            ${columnWidths([1, 2, 9], [t('Mark'), t('Day'), t('Note')])}
            <thead>
              <tr>
                <th scope="col">${t('Mark')}</th>
                <th scope="col">${t('Day')}</th>
                <th scope="col">${t('Note')}</th>
              </tr>
            </thead>
            <tbody>
              ${noted.map((note) => noteRow(note, day))}
            </tbody>
          </table>`;

const noteRow = ({ letter, day, notes }: NoteDay<ReportNote>, dayLabel: Texts['day']): Markup =>
  markup`<tr>
    <td>${letter}</td>
    <td class="day">${dayLabel(day)}</td>
    <td>
      ${notes.map(({ text, queryGroup }) => markup`${text.split('\n').map((line) => markup`<div dir="auto">${line}</div>`)}${queryGroup === null ? null : markup`<div class="note" dir="auto">${queryGroup}</div>`}`)}
    </td>
  </tr> `;

function answerRow(row: ReportAnswer, whole: ReadonlyMap<number, number> | null, { t, day, count }: Texts): Markup {
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
        ? markup`<span class="yes">${t('yes')}</span>`
        : markup`${t('no')}`
      : markup`${t.marked(outcomeLabels[row.outcome])}`;
  return markup`<tr>
    <td class="day">${day(row.date)}</td>
    <td>${platformLabel(row.platform)}</td>
    <td>
      <div dir="auto">${row.query}</div>
      ${excerpt}
    </td>
    <td>${named}</td>
    <td class="number">${row.position ?? '–'}</td>
    <td dir="auto">${row.topCompetitors.map(shortName).join(', ') || '–'}</td>
    <td class="number">${row.ownCited ? t('{count, number} (own)', { count: row.citations }) : count(row.citations)}</td>
    ${whole === null || whole.size === 0 ? null : markup`<td class="number">${number === undefined ? null : markup`<a href="#${anchorOf(number)}">${number}</a>`}</td>`}
  </tr> `;
}
