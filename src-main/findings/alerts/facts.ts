import type { AlertFigures, AlertKind } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { EndedScan, FirstNamed } from '#main/store/statistics/watched-counts.ts';
import type { FoundModelChange } from './model-marks.ts';
import type { Rules } from './rules.ts';
import { dayInWords } from './words.ts';

/** Something that happened, as an alert says it. */
export interface Fact {
  readonly kind: AlertKind;
  readonly ruleId: number;
  readonly customerId: number | null;
  readonly queryGroupId: number | null;
  readonly platform: string | null;
  readonly subject: string | null;
  readonly series: string;
  /** Names the event for ever. */
  readonly dedupeKey: string;
  readonly day: Day;
  readonly from: Day;
  readonly sentence: string;
  readonly facts: readonly string[];
  readonly link: string;
}

interface Client {
  readonly id: number;
  readonly name: string;
}

const noFigures = { before: null, after: null, difference: null, changed: null, evidence: null, models: [] };
export const figuresOf = ({ facts }: Fact): AlertFigures => ({ ...noFigures, facts: [...facts] });

const fewestScansBefore = 4;
const defaults = { fewestAnswers: 3, badPercent: 25, capPercent: 80 } as const;

/** Companies that answers name for the first time. */
export const newCompanies = (client: Client, named: readonly FirstNamed[], rules: Rules): Fact[] =>
  named.flatMap(({ brandId, name, day, platform, answers, scansBefore }) => {
    const rule = rules.of({ kind: 'new_company', customerId: client.id, queryGroupId: null, platform });
    if (rule === null || scansBefore < fewestScansBefore) return [];
    if (answers < (rule.parameters.fewestAnswers ?? defaults.fewestAnswers)) return [];
    return {
      kind: 'new_company',
      ruleId: rule.id,
      ...{ customerId: client.id, queryGroupId: null, platform, subject: name, day, from: day },
      series: `new_company ${client.id} ${platform}`,
      dedupeKey: `new_company ${client.id} ${brandId}`,
      sentence: `${name} is named for the first time in answers about ${client.name}: in ${answers} answers on ${platformLabel(platform)}.`,
      facts: [`${scansBefore} earlier scans on ${platformLabel(platform)} did not name it.`],
      link: answersAddress(client.id, { platform, from: day, to: day, brand: brandId }),
    };
  });

/** Scans that failed, or of which many queries failed or were refused, after one that did not. */
export function troubledScans(client: Client, scans: readonly EndedScan[], rules: Rules): Fact[] {
  const series = Map.groupBy(scans, ({ queryGroupId, platform }) => `${queryGroupId} ${platform}`);
  return [...series.values()].flatMap((of) => {
    let wasBad = false;
    return of.flatMap((scan) => {
      const { executionId, queryGroupId, queryGroupName, platform, state, refused, failed, total, date } = scan;
      const rule = rules.of({ kind: 'scans', customerId: client.id, queryGroupId, platform });
      const percent = rule?.parameters.percent ?? defaults.badPercent;
      const isBad = state === 'Failed' || (total > 0 && 100 * (refused + failed) >= percent * total);
      const isFirst = isBad && !wasBad;
      wasBad = isBad;
      if (rule === null || !isFirst) return [];
      const counts = `${failed} of ${total} queries failed and ${refused} ${refused === 1 ? 'was' : 'were'} refused`;
      return {
        kind: 'scans' as const,
        ruleId: rule.id,
        ...{ customerId: client.id, queryGroupId, platform, subject: queryGroupName, day: date, from: date },
        series: `scans ${client.id} ${platform} ${queryGroupId}`,
        dedupeKey: `scans ${executionId}`,
        sentence:
          state === 'Failed'
            ? `The scan of ${queryGroupName} (${client.name}) on ${platformLabel(platform)} failed.`
            : `${counts} in the scan of ${queryGroupName} (${client.name}) on ${platformLabel(platform)}.`,
        facts: [`${counts}.`],
        link: `/customers/${client.id}/scans/${executionId}`,
      };
    });
  });
}

/** Models that a provider replaced: told once for the whole workspace. */
export const replacedModels = (changes: readonly FoundModelChange[], rules: Rules, client: Client): Fact[] =>
  changes.flatMap(({ platform, from, to, day, byProvider, queryGroupId }) => {
    const rule = rules.of({ kind: 'model_replaced', customerId: client.id, queryGroupId, platform });
    if (rule === null || !byProvider) return [];
    return {
      kind: 'model_replaced',
      ruleId: rule.id,
      ...{ customerId: null, queryGroupId: null, platform, subject: to, day, from: day },
      series: `model_replaced ${platform}`,
      dedupeKey: `model_replaced ${platform} ${from} ${to}`,
      sentence: `${platformLabel(platform)} answers with ${to} instead of ${from} since ${dayInWords(day)}.`,
      facts: ['The day is marked in every trend of the platform; changes across it are told with the replacement.'],
      link: '/clients',
    };
  });

/** Spend of a month against its cap. */
export interface CapUse {
  readonly customerId: number | null;
  /** What the cap applies to, as a sentence begins. */
  readonly name: string;
  readonly platform: string | null;
  readonly capMicro: number;
  readonly usedMicro: number;
}

const dollars = (micro: number): string => `$${(micro / 1_000_000).toFixed(2)}`;

/** Caps that are nearly used; told once a month. */
export const nearlyUsedCaps = (caps: readonly CapUse[], month: Day, day: Day, rules: Rules): Fact[] =>
  caps.flatMap(({ customerId, name, platform, capMicro, usedMicro }) => {
    const rule = rules.of({ kind: 'cap', customerId, queryGroupId: null, platform });
    if (rule === null || capMicro <= 0) return [];
    const percent = (100 * usedMicro) / capMicro;
    if (percent < (rule.parameters.percent ?? defaults.capPercent)) return [];
    const series = `cap ${customerId ?? platform ?? 'workspace'}`;
    return {
      kind: 'cap',
      ruleId: rule.id,
      ...{ customerId, queryGroupId: null, platform, subject: null, day, from: month, series },
      dedupeKey: `${series} ${month}`,
      sentence: `${name} has used ${Math.floor(percent)} % of its cap for the month: ${dollars(usedMicro)} of ${dollars(capMicro)}.`,
      facts: ['Scans wait once the cap is used up.'],
      link: '/settings?part=money',
    };
  });

/** The address of the answers behind an alert. */
export function answersAddress(
  customerId: number,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined) search.set(name, String(value));
  return `/customers/${customerId}/answers?${search.toString()}`;
}
