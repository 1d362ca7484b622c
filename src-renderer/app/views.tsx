import {
  IconBulb,
  IconCalendarRepeat,
  IconChartLine,
  IconChecklist,
  IconFileText,
  IconLayoutDashboard,
  IconListSearch,
  IconMessages,
  IconTargetArrow,
  IconUsersGroup,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { t } from '../language/current.ts';
import type { CustomerView } from './address.ts';

interface ObeyedFilters {
  readonly group: boolean;
  readonly platform: boolean;
  readonly period: boolean;
  /** Whether its figures are of some queries. */
  readonly queries: boolean;
  /** Whether it shows what its figures were before. */
  readonly compare: boolean;
}

export interface ViewEntry {
  readonly view: CustomerView;
  readonly label: string;
  /** The question the view answers, for the command palette. */
  readonly question: string;
  readonly icon: ComponentType<{ size?: number; stroke?: number }>;
  /** The filters that apply to it. */
  readonly filters: ObeyedFilters;
  /** Where the parts of a view differ, by their `show` in the address; `by-query`: rates of queries, tags or intents. */
  readonly parts?: Readonly<Record<string, Partial<ObeyedFilters>>>;
}

const all = { group: true, platform: true, period: true, queries: true, compare: true };
const withoutCompare = { ...all, compare: false };
const none = { group: false, platform: false, period: false, queries: false, compare: false };

/** The views of a customer in the order of the rail. */
export const viewEntries: readonly ViewEntry[] = [
  {
    view: 'overview',
    label: t('Overview'),
    question: t('How visible are we, and is it moving?'),
    icon: IconLayoutDashboard,
    filters: all,
  },
  {
    view: 'answers',
    label: t('Answers'),
    question: t('What did it say exactly?'),
    icon: IconMessages,
    filters: withoutCompare,
    parts: { 'by-query': { compare: true } },
  },
  {
    view: 'competitors',
    label: t('Competitors'),
    question: t('Who is named instead of us?'),
    icon: IconUsersGroup,
    filters: all,
    parts: { book: none },
  },
  {
    view: 'sources',
    label: t('Sources'),
    question: t('Which sources do the platforms use?'),
    icon: IconWorldSearch,
    filters: all,
  },
  { view: 'growth', label: t('Growth'), question: t('Is the work working?'), icon: IconChartLine, filters: all },
  {
    view: 'recommendations',
    label: t('Recommendations'),
    question: t('What to do next?'),
    icon: IconBulb,
    filters: { ...none, group: true },
  },
  {
    view: 'actions',
    label: t('Actions'),
    question: t('Did the work work?'),
    icon: IconTargetArrow,
    filters: none,
  },
  {
    view: 'review',
    label: t('Review'),
    question: t('What needs my decision?'),
    icon: IconChecklist,
    filters: none,
  },
  {
    view: 'groups',
    label: t('Query groups'),
    question: t('What do we measure?'),
    icon: IconListSearch,
    filters: none,
  },
  {
    view: 'scans',
    label: t('Scans'),
    question: t('What is running, what went wrong?'),
    icon: IconCalendarRepeat,
    filters: { ...withoutCompare, queries: false },
    parts: { upcoming: { period: false } },
  },
  {
    view: 'reports',
    label: t('Reports'),
    question: t('What do I hand over?'),
    icon: IconFileText,
    filters: withoutCompare,
  },
];

export function viewEntry(view: CustomerView): ViewEntry {
  const entry = viewEntries.find((candidate) => candidate.view === view);
  if (entry === undefined) throw new RangeError(`no view ${view}`);
  return entry;
}
