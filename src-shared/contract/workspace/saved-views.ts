import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier, nameText } from '../v1/fields.ts';

/** The most views that a client may have. */
export const maximumSavedViews = 200;

/** The place of a view in the dashboard, after the client: view, filters, period, sort and columns. */
export const viewPlace = z
  .string()
  .max(2_000)
  .regex(
    /^[a-z-]+(\/[^?#\s]*)?(\?[^#\s]*)?$/,
    'must be a view with its parameters, such as competitors?platform=chatgpt',
  );

const savedView = z.strictObject({ viewId: identifier, customerId: identifier, name: z.string(), place: z.string() });

export const listSavedViews = operation({
  name: 'list-saved-views',
  kind: 'query',
  scope: 'read',
  reads: ['customers'],
  summary:
    'Lists the saved views of a customer, or of all, by name: a view of the dashboard with its filters, period, sort and columns.',
  request: z.strictObject({ customerId: identifier.optional() }),
  response: z.array(savedView),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const saveView = operation({
  name: 'save-view',
  kind: 'command',
  scope: 'manage',
  changes: ['customers'],
  summary: 'Saves a view of the dashboard under a name, or replaces the one of that name.',
  request: z.strictObject({ customerId: identifier, name: nameText, place: viewPlace }),
  response: savedView,
  errors: ['not_found'],
  example: { customerId: 1, name: 'Pricing on ChatGPT', place: 'competitors?platform=chatgpt&tag=Pricing' },
});

export const deleteView = operation({
  name: 'delete-view',
  kind: 'command',
  scope: 'manage',
  changes: ['customers'],
  summary: 'Deletes a saved view.',
  request: z.strictObject({ customerId: identifier, viewId: identifier }),
  response: z.strictObject({ viewId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, viewId: 1 },
});
