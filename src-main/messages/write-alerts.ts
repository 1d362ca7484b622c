import { alertsToSend, type AlertRow } from '#main/store/alerts.ts';
import { listChannels } from '#main/store/message-channels.ts';
import { insertMessage } from '#main/store/messages.ts';
import type { Store } from '#main/store/store.ts';
import type { AlertContent } from './message-content.ts';
import { languageFor } from './language-for.ts';
import { recipientsOf } from './recipients-of.ts';

/** Writes a message for every alert that a channel was not told yet, each once. Returns whether there was one. */
export function writeAlerts(store: Store, at: string): boolean {
  let isAny = false;
  for (const channel of listChannels(store)) {
    if (!channel.active || !channel.alerts) continue;
    const { id: channelId, customerId, toldFrom: from } = channel;
    for (const alert of alertsToSend(store, { channelId, customerId, from })) {
      isAny = true;
      const { uuid, customerId: about, queryGroupId } = alert;
      const content = JSON.stringify(contentOf(alert));
      // A channel about all clients is the consultant's.
      const language = customerId === null ? (channel.language ?? 'en') : languageFor(store, channel, customerId);
      store.transaction(() => {
        for (const recipient of recipientsOf(channel))
          insertMessage(
            store,
            { channelId, recipient, reason: `alert ${uuid}`, kind: 'alert', customerId: about, language },
            [{ customerId: about, queryGroupId, content }],
            at,
          );
      });
    }
  }
  return isAny;
}

const contentOf = (alert: AlertRow): AlertContent => ({
  kind: 'alert',
  uuid: alert.uuid,
  alert: alert.kind,
  customerId: alert.customerId,
  name: alert.customerName,
  subject: alert.subject,
  platform: alert.platform,
  sentence: alert.sentence,
  link: alert.link,
  toldAt: alert.toldAt ?? alert.foundAt,
  figures: JSON.parse(alert.figures) as unknown,
});
