import type { ActionEffect } from '#shared/contract/workspace/effects.ts';
import { actionKindWords, effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import { answerLinks } from './evidence-section.ts';
import { link, markup, type Markup } from './markup.ts';
import type { SeenIn } from './seen-in.ts';

type PlatformEffect = ActionEffect['platforms'][number];

/** One action: what was done, and for each platform what can be said of its effect, with figures and limits. */
export function actionArticle({ action, platforms }: ActionEffect, texts: Texts, seen: SeenIn): Markup {
  const queryIds = new Set(action.steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId)));
  const { t, day, dollars } = texts;
  return markup`<article>
    <h3 dir="auto">${action.title}</h3>
    <p class="note">
      ${[
        t.marked(actionKindWords[action.kind]),
        day(action.day),
        t('{count, plural, one {# query} other {# queries}}', {
          count: action.steps.reduce((sum, { queries }) => sum + queries.length, 0),
        }),
        ...(action.drawn === null ? [] : [t('in a drawn order')]),
        ...(action.costUsd === null ? [] : [dollars(action.costUsd)]),
      ].join(' · ')}
    </p>
    ${action.pages.length === 0 ? null : markup`<p class="note">${action.pages.map((page, index) => markup`${index === 0 ? '' : ', '}${link(page)}`)}</p>`}
    ${platforms.length === 0 ? markup`<p>${t('Its queries were not scanned yet.')}</p>` : platforms.map((result) => platformResult(result, texts, answerLinks(seen.queries(result.platform, queryIds))))}
  </article> `;
}

function platformResult(
  { platform, status, sentence, limits, aimed, others, nextJudgement }: PlatformEffect,
  texts: Texts,
  answers: Markup | null,
): Markup {
  const { t, day } = texts;
  const sides = [
    ...(aimed === null ? [] : [t('Worked on: {figures}', { figures: sideLine(aimed, texts) })]),
    ...(aimed === null || others === null ? [] : [t('compared with: {figures}', { figures: sideLine(others, texts) })]),
  ].join('; ');
  const next = nextJudgement === null ? [] : [t('Next look: {day}.', { day: day(nextJudgement) })];
  // The other sentences begin with the status themselves.
  const told = status === 'rose' || status === 'fell' ? ` ${t.marked(effectStateWords[status])}.` : '';
  return markup`<p><b>${platformLabel(platform)}:${told}</b> ${sentence}${answers === null ? null : markup` ${t('In answers:')} ${answers}`}</p>
    ${limits.map((limit) => markup`<p class="note">${limit}</p>`)}
    ${aimed === null ? null : markup`<p class="note">${[`${sides}.`, ...next].join(' ')}</p>`}`;
}

const sideLine = (side: NonNullable<PlatformEffect['aimed']>, { t, percent }: Texts): string =>
  t(
    '{before} before ({answersBefore, plural, one {# answer} other {# answers}}), {after} since ({answersAfter, plural, one {# answer} other {# answers}})',
    {
      before: percent(side.before),
      answersBefore: side.answersBefore,
      after: percent(side.after),
      answersAfter: side.answersAfter,
    },
  );
