import type { AlertFigures } from '#shared/contract/workspace/alerts.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { once } from '#main/analysis/memoise.ts';
import type { SeriesSubject } from '#main/results/watched-series.ts';

const days = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
);
/** `20 Nov 2026` */
export const dayInWords = (day: Day): string => days().format(new Date(`${day}T00:00:00Z`));

const rate = (value: number): string => `${value.toFixed(1)} %`;

const verbs: Readonly<
  Record<SeriesSubject['kind'], (client: string, subject: string, rose: boolean, after: number) => string>
> = {
  score: (client, _, rose) => `${client} is named in ${rose ? 'more' : 'fewer'} answers`,
  company_share: (client, subject, rose) => `${subject} is named in ${rose ? 'more' : 'fewer'} answers about ${client}`,
  share_of_voice: (client, _, rose) => `${client} has a ${rose ? 'larger' : 'smaller'} share of voice`,
  own_pages: (client, _, rose, after) =>
    after === 0
      ? `Pages of ${client} are no longer cited`
      : `Pages of ${client} are cited in ${rose ? 'more' : 'fewer'} answers`,
  domain: (client, subject, rose, after) =>
    after === 0
      ? `${subject} is no longer cited in answers about ${client}`
      : `${subject} is cited in ${rose ? 'more' : 'fewer'} answers about ${client}`,
  article: (client, subject, rose, after) =>
    after === 0
      ? `The page ${subject} is no longer cited in answers about ${client}`
      : `The page ${subject} is cited in ${rose ? 'more' : 'fewer'} answers about ${client}`,
  query_lost: (client, subject, _, after) =>
    after === 0
      ? `${client} is no longer named in answers to “${subject}”`
      : `${client} is named in fewer answers to “${subject}”`,
};

/** What happened, in a sentence or two; a model that was replaced in the days compared is always mentioned. */
export function changeSentence(
  client: string,
  { kind, platform, subject }: SeriesSubject,
  groupName: string | null,
  { before, after, changed, models }: AlertFigures,
): string {
  const [was, is] = [before?.value ?? 0, after?.value ?? 0];
  const where = ` on ${platformLabel(platform)}${groupName === null || kind === 'query_lost' ? '' : ` (${groupName})`}`;
  const what = `${verbs[kind](client, subject?.name ?? '', is > was, is)}${where}`;
  const since = changed === null ? '' : ` since about ${dayInWords(changed.on)}`;
  const figures = `${rate(is)}${since}, ${rate(was)} before`;
  return [`${what}: ${figures}.`, ...modelSentences(models, changed)].join(' ');
}

/** A model that was replaced when the change began may be its cause; others are mentioned, because the days compared include them. */
function modelSentences(models: AlertFigures['models'], changed: AlertFigures['changed']): string[] {
  const isNear = ({ day }: AlertFigures['models'][number]): boolean =>
    changed !== null && day >= addDays(changed.from, -1) && day <= changed.to;
  const others = models.filter((model) => !isNear(model)).map(({ day }) => dayInWords(day));
  const near = models.filter(isNear);
  const replaced = near.map(({ day, from, to }, index) =>
    index === 0
      ? `On ${dayInWords(day)} ${platformLabel(near[0]?.platform ?? '')} replaced ${from} with ${to}`
      : `on ${dayInWords(day)} ${from} with ${to}`,
  );
  return [
    ...(replaced.length === 0 ? [] : [`${replaced.join(', and ')}: the change may come from that.`]),
    ...(others.length === 0
      ? []
      : [
          `The days compared include ${others.length === 1 ? 'a replaced model' : 'replaced models'} (${others.join('; ')}).`,
        ]),
  ];
}
