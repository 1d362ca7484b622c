import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listChannels } from '#main/store/message-channels.ts';
import type { ReadStore } from '#main/store/open.ts';
import { readTemplate } from '#main/store/report-templates.ts';
import { periodLabel, reportTexts } from './labels.ts';
import type { ReportModel } from './report-model.ts';

/** Whom a client's reports are for: the addresses of its template, else those that its messages go to. */
function recipientsOfReports(store: ReadStore, customerId: number): string[] {
  const { mailTo } = readTemplate(store, customerId).template;
  if (mailTo.length > 0) return mailTo;
  const channels = listChannels(store).filter(
    (channel) => channel.kind === 'email' && channel.active && channel.customerId === customerId,
  );
  return [...new Set(channels.flatMap(({ recipients }) => recipients))];
}

/** Sentences of the summary that a mail repeats. */
const mostSentences = 4;

/** An e-mail with the files of a report as a draft (`X-Unsent`): mail programs open it to be read, changed and sent. */
export async function mailDraft(
  store: ReadStore,
  {
    customerId,
    model,
    files,
  }: { readonly customerId: number; readonly model: ReportModel; readonly files: readonly string[] },
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const texts = reportTexts(model);
  const { t } = texts;
  const period = periodLabel(texts, model.period);
  const told = model.summary.filter(({ topic }) => topic === 'position' || topic === 'change').slice(0, mostSentences);
  const signed = [model.author, model.contact].filter((part) => part !== '').join('\n');
  return new MailComposer({
    to: recipientsOfReports(store, customerId),
    subject: `${model.title}, ${period}`,
    text: [
      t('Hello,', {}, 'letter'),
      t('attached is the report on {name} in AI answers, {period}.', { name: model.customer.name, period }),
      ...(told.length === 0 ? [] : [told.map(({ text }) => `- ${text}`).join('\n')]),
      [t('Kind regards'), ...(signed === '' ? [] : [signed])].join('\n'),
    ].join('\n\n'),
    headers: { 'X-Unsent': '1' },
    attachments: files.map((file) => ({ filename: path.basename(file), content: readFileSync(file) })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
