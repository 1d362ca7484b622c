import type { ActionEffect } from '#shared/contract/workspace/effects.ts';
import { actionKindWords, effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { counted, dayLabel, percent } from '../labels.ts';
import { link, markup, type Markup } from './markup.ts';

type PlatformEffect = ActionEffect['platforms'][number];

/** One action: what was done, and for each platform what can be said of its effect, with figures and limits. */
export const actionArticle = ({ action, platforms }: ActionEffect): Markup =>
  markup`<article>
    <h3 dir="auto">${action.title}</h3>
    <p class="note">
      ${[
        actionKindWords[action.kind],
        dayLabel(action.day),
        counted(
          action.steps.reduce((sum, { queries }) => sum + queries.length, 0),
          'query',
          'queries',
        ),
        ...(action.drawn === null ? [] : ['in a drawn order']),
        ...(action.costUsd === null ? [] : [`$${action.costUsd.toFixed(2)}`]),
      ].join(' · ')}
    </p>
    ${action.pages.length === 0 ? null : markup`<p class="note">${action.pages.map((page, index) => markup`${index === 0 ? '' : ', '}${link(page)}`)}</p>`}
    ${platforms.length === 0 ? markup`<p>Its queries were not scanned yet.</p>` : platforms.map(platformResult)}
  </article> `;

const platformResult = ({ platform, status, sentence, limits, aimed, others, nextJudgement }: PlatformEffect): Markup =>
  markup`<p><b>${platformLabel(platform)}: ${effectStateWords[status]}.</b> ${sentence}</p>
    ${limits.map((limit) => markup`<p class="note">${limit}</p>`)}
    ${aimed === null ? null : markup`<p class="note">${sideLine('Worked on', aimed)}${others === null ? '' : `; ${sideLine('compared with', others)}`}.${nextJudgement === null ? '' : ` Next look: ${dayLabel(nextJudgement)}.`}</p>`}`;

const sideLine = (what: string, side: NonNullable<PlatformEffect['aimed']>): string =>
  `${what}: ${side.before.toFixed(1)} % before (${counted(side.answersBefore, 'answer')}), ${percent(side.after)} since (${counted(side.answersAfter, 'answer')})`;
