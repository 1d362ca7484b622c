import type { CustomerRow } from '#main/store/customers.ts';
import type { ServiceContext } from './context.ts';

/**
 * Address of a customer's report on the loopback port, with an unguessable, revocable part in its path; null while
 * the port is off or no report address was made for the customer.
 */
export function reportAddress(context: ServiceContext, customer: Pick<CustomerRow, 'report_token'>): string | null {
  const base = context.host.apiBaseUrl();
  return base === null || customer.report_token === null ? null : new URL(`/reports/${customer.report_token}`, base).href;
}
