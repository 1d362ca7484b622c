import type { ReportNews } from '#shared/contract/workspace/report-runs.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { alertsOfDays } from '#main/store/alerts.ts';
import { findCustomer } from '#main/store/customers.ts';
import { daysOfMonth } from '#shared/domain/months.ts';
import { viewExecutions } from '#main/results/view-executions.ts';
import { withClientReader, type JobReader } from './read-client-report.ts';
import { readOutcomes } from './read-outcomes.ts';

/** The job: what is worth reading in the reports of a month, from the figures of the reports. */
export function reportNewsJob(
  { month, customerIds, appVersion }: OrderOf<'report-news'>,
  context: JobContext,
): OutcomeOf<'report-news'> {
  const clients = customerIds.flatMap((customerId, index): ReportNews[] => {
    context.checkCancelled();
    context.progress(index, customerIds.length, 'Reading the figures');
    // It may have been deleted meanwhile.
    if (findCustomer(context.store, customerId) === undefined) return [];
    return [newsOf(customerId, month, { context, appVersion })];
  });
  return { clients };
}

function newsOf(customerId: number, month: string, job: JobReader): ReportNews {
  const days = daysOfMonth(month);
  const { request, reader } = withClientReader(
    { customerId, ...days, sections: ['summary', 'actions'], language: 'en' },
    job,
  );
  const { customer, view, overview, effects } = readOutcomes(request, reader);
  const { platforms, movements } = overview;
  return {
    customerId,
    customerName: customer.name,
    answered: viewExecutions(reader, view).answered,
    changes: platforms.flatMap(({ platform, change: { verdict, difference, low, high } }) =>
      verdict === 'rose' || verdict === 'fell' ? [{ platform, verdict, difference, low, high }] : [],
    ),
    won: movements.won.length,
    lost: movements.lost.length,
    alerts: alertsOfDays(job.context.store, customerId, days),
    effects: effects.flatMap(({ action, platforms: results }) =>
      results
        .filter(({ firstTold }) => firstTold !== null && firstTold >= days.from && firstTold <= days.to)
        .map(({ platform, sentence, design, status, latest, aimed, before, nextJudgement }) => ({
          ...{ actionId: action.actionId, title: action.title, platform, sentence },
          figures: { design, status, latest, aimed, before, nextJudgement },
        })),
    ),
  };
}
