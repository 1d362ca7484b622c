import { platformLabel } from '#shared/domain/platforms.ts';
import { changeLabel, count, counted, intervalLabel, percent, periodLabel } from '../labels.ts';
import {
  summaryTopics,
  type PlatformScore,
  type ReportModel,
  type SummarySentence,
  type SummaryTopic,
} from '../report-model.ts';
import { scoreTable } from '../report-tables.ts';
import { markup, type Markup } from './markup.ts';
import { sectionTitles } from './section-titles.ts';

const topicTitles: Readonly<Record<SummaryTopic, string>> = {
  position: 'Where we are',
  change: 'What changed',
  rivals: 'Against whom',
  sources: 'Why: the sources',
  actions: 'What was done',
  next: 'What is next',
};

const card = ({ platform, latest: { score, ...days }, change }: PlatformScore): Markup => markup`<li class="card">
    <h3>${platformLabel(platform)}</h3>
    <p class="note">30-day score, ${periodLabel(days)}</p>
    <div class="figure">${percent(score.value)}</div>
    <p>95 % interval ${intervalLabel(score)}</p>
    <p class="note">${count(score.successes)} of ${counted(score.n, 'answer')}${score.exploratory ? ' (under 50: exploratory)' : ''}</p>
    <p class="change">${changeLabel(change)}</p>
  </li>`;

/** The score on each platform, and the summary in words: each sentence leads to its figures. */
export function summarySection(model: ReportModel): Markup {
  const byTopic = Map.groupBy(model.summary, ({ topic }) => topic);
  const sentence = ({ text, evidence }: SummarySentence): Markup =>
    markup`<li>${text}${model.sections.includes(evidence) ? markup` <a href="#${evidence}">${sectionTitles[evidence]}</a>` : null}</li>`;
  if (model.platforms.length === 0) return markup`<p class="note">${scoreTable(model).empty}</p>`;
  return markup`<ul class="cards">${model.platforms.map(card)}</ul>
    ${summaryTopics.map((topic) => {
      const sentences = byTopic.get(topic) ?? [];
      return sentences.length === 0
        ? markup``
        : markup`<h3>${topicTitles[topic]}</h3><ul class="points">${sentences.map(sentence)}</ul>`;
    })}`;
}
