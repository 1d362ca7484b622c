import { isDay, type Day } from '#shared/domain/dates.ts';

/** The choices of the filter bar. They are part of the address, so that a view can be reloaded, linked and opened twice. */
export interface Filters {
  readonly group: number | null;
  readonly platform: string | null;
  /** Both null: what the view shows by default, such as the 30 days that end with the last scan. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** Whether changes from the previous scan or period are shown. */
  readonly compare: boolean;
}

export const noFilters: Filters = { group: null, platform: null, from: null, to: null, compare: true };

/** Filters that name the days which figures cover, so that a link leads to exactly the answers behind them. */
export const withPeriod = (filters: Filters, period: { readonly from: Day; readonly to: Day } | null): Filters => ({
  ...filters,
  ...period,
});

export const customerViews = [
  'overview',
  'answers',
  'competitors',
  'sources',
  'growth',
  'recommendations',
  'review',
  'groups',
  'scans',
  'reports',
] as const;
export type CustomerView = (typeof customerViews)[number];

/** The current place: a view of a customer (with one item open, or none), or a page of the workspace. */
export type Place =
  | { kind: 'home' }
  | { kind: 'clients' }
  | { kind: 'start' }
  | { kind: 'settings' }
  | { kind: 'customer'; customerId: number; view: CustomerView; item: string | null }
  | { kind: 'unknown'; path: string };

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
const dayOrNull = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null);
const platformOrNull = (text: string | null) => (text !== null && /^[A-Za-z0-9][\w-]{0,63}$/.test(text) ? text : null);

/** Reads the filters of an address; malformed ones are ignored. */
export function parseFilters(search: string): Filters {
  const parameters = new URLSearchParams(search);
  return {
    group: positive(parameters.get('group')),
    platform: platformOrNull(parameters.get('platform')),
    from: dayOrNull(parameters.get('from')),
    to: dayOrNull(parameters.get('to')),
    compare: parameters.get('compare') !== '0',
  };
}

export type Extra = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes filters and a view's own parameters as the part after `?`; unset ones are omitted. */
export function formatSearch(filters: Filters, extra: Extra = {}): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: Extra[string]) => {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  };
  add('group', filters.group);
  add('platform', filters.platform);
  add('from', filters.from);
  add('to', filters.to);
  if (!filters.compare) add('compare', 0);
  for (const [name, value] of Object.entries(extra)) add(name, value);
  return parameters.toString();
}

const withSearch = (path: string, search: string) => (search === '' ? path : `${path}?${search}`);

/** The address of a customer's view, without the leading `#`. */
export function viewAddress(
  customerId: number,
  view: CustomerView,
  filters: Filters = noFilters,
  extra: Extra = {},
): string {
  return withSearch(`/customers/${customerId}/${view}`, formatSearch(filters, extra));
}

/** The address of one item of a view: an answer, an execution. */
export function itemAddress(
  customerId: number,
  view: CustomerView,
  item: number | string,
  filters: Filters = noFilters,
  extra: Extra = {},
): string {
  return withSearch(`/customers/${customerId}/${view}/${item}`, formatSearch(filters, extra));
}

/** Reads the path of an address. */
export function parsePlace(path: string): Place {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { kind: 'home' };
  if (first === 'clients' && parts.length === 1) return { kind: 'clients' };
  if (first === 'start' && parts.length === 1) return { kind: 'start' };
  if (first === 'settings' && parts.length === 1) return { kind: 'settings' };
  const customerId = positive(second ?? null);
  if (first === 'customers' && customerId !== null && parts.length <= 4) {
    const view = third === undefined ? 'overview' : customerViews.find((name) => name === third);
    if (view !== undefined) return { kind: 'customer', customerId, view, item: fourth ?? null };
  }
  return { kind: 'unknown', path };
}
