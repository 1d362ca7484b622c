import type { OutputOf } from '#shared/contract/index.ts';
import { addressOfLogo, logoOfData } from '#main/report/read-logo.ts';
import { clientLanguage } from '#main/report/read-outcomes.ts';
import { findTemplate, listTemplates, readTemplate, writeLogo, writeTemplate } from '#main/store/report-templates.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { organizationOf, requireCustomer } from '../ownership.ts';

/** What the reports of a client have in common. */
export const reportTemplateHandlers: HandlersOf<
  'get-report-template' | 'list-report-templates' | 'save-report-template' | 'set-report-logo' | 'copy-report-template'
> = {
  'get-report-template': ({ customerId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    return keptTemplate(context, customerId);
  },

  'list-report-templates': (_request, context, caller) => listTemplates(context.store, organizationOf(caller)),

  'save-report-template': ({ customerId, template }, context, caller) => {
    requireCustomer(context, caller, customerId);
    writeTemplate(context.store, customerId, template, nowIso(context));
    return keptTemplate(context, customerId);
  },

  'set-report-logo': ({ customerId, whose, picture }, context, caller) => {
    requireCustomer(context, caller, customerId);
    const kept = picture === null ? null : addressOfLogo(logoOfData(picture, 'picture'));
    writeLogo(context.store, customerId, { whose, picture: kept, at: nowIso(context) });
    return keptTemplate(context, customerId);
  },

  'copy-report-template': ({ customerId, toCustomerIds }, context, caller) => {
    requireCustomer(context, caller, customerId);
    const targets = [...new Set(toCustomerIds)].filter((id) => id !== customerId);
    for (const id of targets) requireCustomer(context, caller, id);
    const { store } = context;
    const { template, logo } = readTemplate(store, customerId);
    const at = nowIso(context);
    store.transaction(() => {
      for (const id of targets) {
        const { mailTo } = readTemplate(store, id).template;
        writeTemplate(store, id, { ...template, mailTo }, at);
        writeLogo(store, id, { whose: 'author', picture: logo, at });
      }
    });
    return { copied: targets.length };
  },
};

const keptTemplate = ({ store }: ServiceContext, customerId: number): OutputOf<'get-report-template'> => ({
  customerId,
  stored: findTemplate(store, customerId) !== null,
  ...readTemplate(store, customerId),
  clientLanguage: clientLanguage(store, customerId),
});
