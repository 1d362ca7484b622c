import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { isEncrypted } from '#main/files/is-encrypted.ts';
import { requireFilePath } from '#main/files/write-whole.ts';
import { customerUuid, setCustomerUuid } from '#main/store/customer-settings.ts';
import { findCustomer } from '#main/store/customers.ts';
import { findOrganization } from '#main/store/organizations.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { newExportPath } from '../new-path.ts';

/** The ending of the file of a client. */
const ending = '.answerscope-client';

/** Handing a customer to a colleague, and taking one in. */
export const handOverHandlers: HandlersOf<'hand-over-customer' | 'take-in-customer'> = {
  'hand-over-customer': async ({ customerId, file, passphrase, recipient }, context, caller) => {
    const customer = requireCustomer(context, caller, customerId);
    if ((passphrase === undefined) === (recipient === undefined))
      throw invalidRequest('passphrase', 'give a passphrase, or the public key of your colleague as recipient');
    const target = file === undefined ? newExportPath(context, customer, ending) : requireFilePath(file);
    if (existsSync(target)) throw invalidRequest('file', `${target} exists already; nothing is ever replaced`);
    if (statSync(path.dirname(target), { throwIfNoEntry: false })?.isDirectory() !== true)
      throw invalidRequest('file', `there is no folder ${path.dirname(target)}`);
    const lock = passphrase !== undefined ? { passphrase } : { recipient: recipient?.trim() ?? '' };
    const order = { customerId, file: target, lock, uuid: customerUuid(context.store, customerId) };
    const { answers } = await context.jobs.start('hand-over', { ...order, appVersion: context.appVersion }).finished;
    context.host.shell?.exported(target);
    return { file: target, bytes: statSync(target).size, answers };
  },

  'take-in-customer': async (request, context) => {
    const { store, jobs } = context;
    const { organizationId, passphrase, identity, asCopy = false, dryRun = false } = request;
    const file = requireFilePath(request.file);
    if (!findOrganization(store, organizationId)) throw notFound('organization', organizationId);
    if (!existsSync(file)) throw invalidRequest('file', `there is no file ${file}`);
    if (!isEncrypted(file)) throw invalidRequest('file', `${file} is not the file of a client; nothing was changed`);
    if ((passphrase === undefined) === (identity === undefined))
      throw invalidRequest('passphrase', 'give the passphrase of the file, or your secret key as identity');
    const opener = passphrase !== undefined ? { passphrase } : { identity: identity?.trim() ?? '' };
    // What came in before a failure is marked as deleted.
    const outcome = await jobs
      .start('take-in', { file, opener, organizationId, dryRun, asCopy })
      .finished.catch((error: unknown) => {
        context.eraseInBackground().catch(() => {});
        throw error;
      });
    const { customerId, uuid, name, websiteUrl, madeAt, queryGroups, answers } = outcome;
    const customer = outcome.existing === null ? undefined : findCustomer(store, outcome.existing);
    const existing = customer === undefined ? null : { customerId: customer.id, name: customer.name };
    if (!dryRun && customerId === null)
      throw invalidRequest(
        'file',
        `holds ${name}, which is here already as the customer ${existing?.customerId}, ${existing?.name}; delete that first, or take this one in as a copy`,
      );
    if (customerId !== null) {
      setCustomerUuid(store, customerId, existing === null ? uuid : randomUUID());
      context.recomputeInBackground([customerId]);
    }
    return { customer_id: customerId, name, websiteUrl, madeAt, queryGroups, answers, existing };
  },
};
