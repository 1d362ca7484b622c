import { isIntent, tagLimits, type Intent } from '#shared/domain/intents.ts';
import { isDay, type Day } from '#shared/domain/dates.ts';

/** The choices of the filter bar. They are part of the address, so that a view can be reloaded, linked and opened twice. */
export interface Filters {
  readonly group: number | null;
  readonly platform: string | null;
  /** Both null: what the view shows by default, such as the 30 days that end with the last scan. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** Queries with any of these tags and any of these intents; empty: all. */
  readonly tags: readonly string[];
  readonly intents: readonly Intent[];
  /** Queries that contain a name of the client; null: as the client is set. */
  readonly branded: Branded | null;
  /** Whether changes from the previous scan or period are shown. */
  readonly compare: boolean;
}

const brandedChoices = ['with', 'without', 'only'] as const;
export type Branded = (typeof brandedChoices)[number];

/** The filters of queries that show all of them. */
const allQueries = { tags: [], intents: [], branded: null } as const;

/** Whether filters show some queries only, or others than the client is set to show. */
export const isOfSomeQueries = ({ tags, intents, branded }: Filters): boolean =>
  tags.length > 0 || intents.length > 0 || branded !== null;

export const noFilters: Filters = { group: null, platform: null, from: null, to: null, ...allQueries, compare: true };

/**
 * The filters as they hold for another client: a query group and tags belong to one, period, platform, intents and
 * comparison mean the same for each.
 */
export const ofOtherClient = (filters: Filters): Filters => ({ ...filters, group: null, tags: [] });

/** The filters of queries alone, for links from a figure of some queries. */
export const queriesOf = ({ tags, intents, branded }: Filters): Pick<Filters, 'tags' | 'intents' | 'branded'> => ({
  tags,
  intents,
  branded,
});

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
  'actions',
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
  | { kind: 'alerts' }
  | { kind: 'all-reports' }
  | { kind: 'start' }
  | { kind: 'settings' }
  | { kind: 'customer'; customerId: number; view: CustomerView; item: string | null }
  | { kind: 'unknown'; path: string };

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
const dayOrNull = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null);
const platformOrNull = (text: string | null) => (text !== null && /^[A-Za-z0-9][\w-]{0,63}$/.test(text) ? text : null);

/** A list of tags or intents: neither contains a comma. */
const listed = (text: string | null): readonly string[] =>
  text === null
    ? []
    : text
        .split(',')
        .filter((name) => name !== '')
        .slice(0, tagLimits.ofQuery);

/** Reads the filters of an address; malformed ones are ignored. */
export function parseFilters(search: string): Filters {
  const parameters = new URLSearchParams(search);
  const [from, to] = [dayOrNull(parameters.get('from')), dayOrNull(parameters.get('to'))];
  const isReversed = from !== null && to !== null && from > to;
  return {
    group: positive(parameters.get('group')),
    platform: platformOrNull(parameters.get('platform')),
    ...(isReversed ? { from: null, to: null } : { from, to }),
    tags: listed(parameters.get('tags')),
    intents: listed(parameters.get('intents')).filter(isIntent),
    branded: brandedChoices.find((name) => name === parameters.get('branded')) ?? null,
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
  add('tags', filters.tags.join(','));
  add('intents', filters.intents.join(','));
  add('branded', filters.branded);
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
  if (first === 'alerts' && parts.length === 1) return { kind: 'alerts' };
  if (first === 'reports' && parts.length === 1) return { kind: 'all-reports' };
  if (first === 'start' && parts.length === 1) return { kind: 'start' };
  if (first === 'settings' && parts.length === 1) return { kind: 'settings' };
  const customerId = positive(second ?? null);
  if (first === 'customers' && customerId !== null && parts.length <= 4) {
    const view = third === undefined ? 'overview' : customerViews.find((name) => name === third);
    if (view !== undefined) return { kind: 'customer', customerId, view, item: fourth ?? null };
  }
  return { kind: 'unknown', path };
}
