import type { ComponentType } from 'react';
import { preloadable } from '../components/preloadable.tsx';
import type { CustomerView } from './address.ts';
import type { ViewProps } from './view-props.ts';

type Part<Props extends object> = ReturnType<typeof preloadable<Props>>;

/** The views of a client. */
export const views: Readonly<Record<CustomerView, Part<ViewProps>>> = {
  overview: preloadable(() => import('../views/overview/overview.tsx')),
  answers: preloadable(() => import('../views/answers/answers.tsx')),
  competitors: preloadable(() => import('../views/competitors/competitors.tsx')),
  sources: preloadable(() => import('../views/sources/sources.tsx')),
  growth: preloadable(() => import('../views/growth/growth.tsx')),
  recommendations: preloadable(() => import('../views/recommendations/recommendations.tsx')),
  actions: preloadable(() => import('../views/actions/actions.tsx')),
  review: preloadable(() => import('../views/review/review.tsx')),
  groups: preloadable(() => import('../views/groups/groups.tsx')),
  scans: preloadable(() => import('../views/scans/scans.tsx')),
  reports: preloadable(() => import('../views/reports/reports.tsx')),
};

/** The pages of the workspace. */
export const pages = {
  alerts: preloadable<object>(() => import('../views/alerts/alerts.tsx')),
  clients: preloadable<object>(() => import('../views/clients/clients.tsx')),
  settings: preloadable<object>(() => import('../views/settings/settings.tsx')),
  'all-reports': preloadable<object>(() => import('../views/all-reports/all-reports.tsx')),
  start: preloadable<object>(() => import('../views/start/start.tsx')),
} satisfies Readonly<Record<string, ComponentType>>;

const parts: Readonly<Record<string, { readonly preload: () => void } | undefined>> = { ...views, ...pages };

/** Loads the code of a view or page before it is shown; does nothing for other names. */
export const preloadView = (name: string): void => parts[name]?.preload();
