import { settingKeys } from '#main/store/setting-keys.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { recommendForWeek, weekOf } from './weekly-cycle.ts';
import { findCustomer } from '#main/store/customers.ts';
import { writeSetting } from '#main/store/settings.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';

/** Creates the weekly recommendations of some customers. */
export function recommendationJob(
  { customerIds, day }: OrderOf<'recommendations'>,
  context: JobContext,
): OutcomeOf<'recommendations'> {
  const on = day ?? dayIn(context.timeZone, context.now());
  let recommendations = 0;
  for (const [index, customerId] of customerIds.entries()) {
    context.checkCancelled();
    context.progress(index, customerIds.length, 'Making recommendations');
    const customer = findCustomer(context.store, customerId);
    if (!customer) continue;
    recommendations += recommendForWeek(context.store, customer, on);
    writeSetting(context.store, settingKeys.recommendedWeekOf(customerId), weekOf(on));
  }
  return { recommendations };
}
