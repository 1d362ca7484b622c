import { summaryTopics } from '#shared/contract/workspace/reports.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import { changeLabel, intervalLabel, periodLabel, reportTexts } from '../labels.ts';
import type { PlatformScore, ReportModel, SummarySentence } from '../report-model.ts';
import { scoreTable } from '../report-tables.ts';
import { topicTitles } from '../topic-titles.ts';
import { answerLinks } from './evidence-section.ts';
import { markup, type Markup } from './markup.ts';
import { sectionTitles } from './section-titles.ts';
import { seenIn, type SeenIn } from './seen-in.ts';

function card({ platform, latest: { score, ...days }, change }: PlatformScore, texts: Texts, seen: SeenIn): Markup {
  const { t, percent, count } = texts;
  const named = answerLinks(seen.score(platformLabel(platform)));
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
    ${named === null ? null : markup`<p class="note">${t('Named in answers:')} ${named}</p>`}
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
  return markup`<ul class="cards">${model.platforms.map((platform) => card(platform, texts, seenIn(model)))}</ul>
    <p class="note">${t('Unless a sentence names other days, its figures are of {days}.', { days: periodLabel(texts, model.period) })}</p>
    ${summaryTopics.map((topic) => {
      const sentences = byTopic.get(topic) ?? [];
      return sentences.length === 0
        ? markup``
        : markup`<h3>${t.marked(topicTitles[topic])}</h3><ul class="points">${sentences.map(sentence)}</ul>`;
    })}`;
}
