import { createHash, timingSafeEqual } from 'node:crypto';
import type { Day } from '#shared/domain/dates.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listReportTokens } from '#main/store/reports.ts';
import { listShareTokens } from '#main/store/report-shares.ts';
import type { ServiceContext } from './context.ts';

/** The address of a report on the loopback port by the unguessable part of its path; null if the port is off. */
export function addressOfReport(context: Pick<ServiceContext, 'host'>, token: string): string | null {
  const base = context.host.apiBaseUrl();
  return base === null ? null : new URL(`/reports/${token}`, base).href;
}

/**
 * Address of a customer's report on the loopback port, with an unguessable, revocable part in its path; null if
 * the port is off or the address was revoked.
 */
export function reportAddress(
  context: Pick<ServiceContext, 'host'>,
  customer: Pick<CustomerRow, 'reportToken'>,
): string | null {
  return customer.reportToken === null ? null : addressOfReport(context, customer.reportToken);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What is at an address: the newest report of a customer, or a report as it was shared. */
export type AddressedReport =
  | { readonly kind: 'newest'; readonly customerId: number }
  | { readonly kind: 'shared'; readonly shareId: number };

/**
 * What is at a report address; null if it is unknown, revoked or expired. Compares every token in constant time, so that the
 * duration reveals nothing.
 */
export function reportAt(store: Store, token: string, today: Day): AddressedReport | null {
  const wanted = digest(token);
  const is = (known: string): boolean => timingSafeEqual(digest(known), wanted);
  let found: AddressedReport | null = null;
  for (const { id, reportToken } of listReportTokens(store))
    if (is(reportToken)) found = { kind: 'newest', customerId: id };
  for (const { id, token: known } of listShareTokens(store, today))
    if (is(known)) found = { kind: 'shared', shareId: id };
  return found;
}
