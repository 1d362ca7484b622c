import { defaultTemplate, reportTemplate, type ReportTemplate } from '#shared/contract/workspace/reports.ts';
import type { LogoOwner } from '#shared/contract/workspace/report-templates.ts';
import type { ReadStore, Store } from './store.ts';

/** The template of a customer's reports with both logos, as data addresses. */
export interface StoredTemplate {
  readonly template: ReportTemplate;
  readonly logo: string | null;
  readonly clientLogo: string | null;
}

/** The template that a customer has of its own; null if it has none. */
export function findTemplate(store: ReadStore, customerId: number): StoredTemplate | null {
  const row = store.get<{ content: string; logo: string | null; clientLogo: string | null }>(
    'SELECT content, logo, client_logo AS clientLogo FROM report_template WHERE customer_id = :customerId',
    { customerId },
  );
  if (row === undefined) return null;
  const { content, ...logos } = row;
  return { ...logos, template: readableTemplate(content) };
}

/** The template of a customer's reports: its own, else the defaults. */
export const readTemplate = (store: ReadStore, customerId: number): StoredTemplate =>
  findTemplate(store, customerId) ?? { template: defaultTemplate, logo: null, clientLogo: null };

/** A stored template; a field that is not valid, as an older version or a colleague's workspace may have it, is its default. */
function readableTemplate(content: string): ReportTemplate {
  let stored: unknown;
  try {
    stored = JSON.parse(content);
  } catch {
    return defaultTemplate;
  }
  if (typeof stored !== 'object' || stored === null) return defaultTemplate;
  const given = stored as Readonly<Record<string, unknown>>;
  const fields = Object.entries(reportTemplate.shape).flatMap(([field, schema]) => {
    const value = schema.safeParse(given[field]);
    return value.success ? [[field, value.data] as const] : [];
  });
  return { ...defaultTemplate, ...Object.fromEntries(fields) };
}

/** Keeps a template; the logos of the customer stay. */
export const writeTemplate = (store: Store, customerId: number, template: ReportTemplate, at: string): void => {
  store.run(
    `INSERT INTO report_template (customer_id, content, updated_at) VALUES (:customerId, :content, :at)
     ON CONFLICT (customer_id) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at`,
    { customerId, content: JSON.stringify(template), at },
  );
};

const logoColumns: Readonly<Record<LogoOwner, string>> = { author: 'logo', client: 'client_logo' };

/** Keeps a logo as a data address, or removes it with null. */
export const writeLogo = (
  store: Store,
  customerId: number,
  { whose, picture, at }: { readonly whose: LogoOwner; readonly picture: string | null; readonly at: string },
): void => {
  const column = logoColumns[whose];
  store.run(
    `INSERT INTO report_template (customer_id, content, ${column}, updated_at) VALUES (:customerId, :content, :picture, :at)
     ON CONFLICT (customer_id) DO UPDATE SET ${column} = excluded.${column}, updated_at = excluded.updated_at`,
    { customerId, content: JSON.stringify(defaultTemplate), picture, at },
  );
};

/** The customers of an organization, or of all, that have a template of their own, by name. */
export const listTemplates = (
  store: ReadStore,
  organizationId: number | null,
): { customerId: number; customerName: string; updatedAt: string }[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, t.updated_at AS updatedAt FROM report_template t JOIN customer c ON c.id = t.customer_id
     WHERE c.deleted_at IS NULL AND c.archived_at IS NULL AND (:organizationId IS NULL OR c.organization_id = :organizationId)
     ORDER BY c.name, c.id`,
    { organizationId },
  );
