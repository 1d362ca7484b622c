import { createHash, timingSafeEqual } from 'node:crypto';
import type { CustomerRow } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listReportTokens } from '#main/store/reports.ts';
import type { ServiceContext } from './context.ts';

/**
 * Address of a customer's report on the loopback port, with an unguessable, revocable part in its path; null if
 * the port is off or the address was revoked.
 */
export function reportAddress(
  context: Pick<ServiceContext, 'host'>,
  customer: Pick<CustomerRow, 'reportToken'>,
): string | null {
  const base = context.host.apiBaseUrl();
  return base === null || customer.reportToken === null ? null : new URL(`/reports/${customer.reportToken}`, base).href;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The customer of a report address; null if it is unknown or revoked. Compares every token in constant time, so that the
 * duration reveals nothing.
 */
export function customerOfReport(store: Store, token: string): number | null {
  const wanted = digest(token);
  let found: number | null = null;
  for (const { id, reportToken } of listReportTokens(store))
    if (timingSafeEqual(digest(reportToken), wanted)) found = id;
  return found;
}
