import { platformLabel } from '#shared/domain/platforms.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { changeLabel, intervalLabel, periodLabel, reportTexts } from '../labels.ts';
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

const topicTitles: Readonly<Record<SummaryTopic, MarkedText>> = {
  position: mark('Where we are'),
  change: mark('What changed'),
  rivals: mark('Against whom'),
  sources: mark('Why: the sources'),
  actions: mark('What was done'),
  next: mark('What is next'),
};

function card({ platform, latest: { score, ...days }, change }: PlatformScore, texts: Texts): Markup {
  const { t, percent, count } = texts;
  const basis = t('{naming} of {count, plural, one {# answer} other {# answers}}', {
    naming: count(score.successes),
    count: score.n,
  });
  return markup`<li class="card">
    <h3>${platformLabel(platform)}</h3>
    <p class="note">${t('30-day score, {days}', { days: periodLabel(texts, days) })}</p>
    <div class="figure">${percent(score.value)}</div>
    <p>${t('95 % interval {interval}', { interval: intervalLabel(texts, score) })}</p>
    <p class="note">${score.exploratory ? t('{answers} (under 50: exploratory)', { answers: basis }) : basis}</p>
    <p class="change">${changeLabel(texts, change)}</p>
  </li>`;
}

/** The score on each platform, and the summary in words: each sentence leads to its figures. */
export function summarySection(model: ReportModel): Markup {
  const texts = reportTexts(model);
  const { t } = texts;
  const byTopic = Map.groupBy(model.summary, ({ topic }) => topic);
  const sentence = ({ text, evidence }: SummarySentence): Markup =>
    markup`<li>${text}${model.sections.includes(evidence) ? markup` <a href="#${evidence}">${t.marked(sectionTitles[evidence])}</a>` : null}</li>`;
  if (model.platforms.length === 0) return markup`<p class="note">${scoreTable(model).empty}</p>`;
  return markup`<ul class="cards">${model.platforms.map((platform) => card(platform, texts))}</ul>
    ${summaryTopics.map((topic) => {
      const sentences = byTopic.get(topic) ?? [];
      return sentences.length === 0
        ? markup``
        : markup`<h3>${t.marked(topicTitles[topic])}</h3><ul class="points">${sentences.map(sentence)}</ul>`;
    })}`;
}
