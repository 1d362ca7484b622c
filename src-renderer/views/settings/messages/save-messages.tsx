import { useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { call } from '../../../api/client.ts';
import { SaveMenu, useSaveTable } from '../../../components/save-table.tsx';
import type { TableData } from '../../../format/table-data.ts';
import { tableOf, type TableFormat } from '../../../format/table-file.ts';
import { t } from '../../../language/current.ts';

type Message = OutputOf<'list-messages'>['messages'][number];
type State = NonNullable<InputOf<'list-messages'>['state']>;

const pageSize = 100;

/** Every message in this state, newest first. */
async function readAllMessages(state: State | ''): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const before = all.at(-1)?.messageId;
    const page = await call('list-messages', {
      limit: pageSize,
      ...(state === '' ? {} : { state }),
      ...(before === undefined ? {} : { before }),
    });
    all.push(...page.messages);
    if (!page.more || page.messages.length === 0) return all;
  }
}

/** The messages as a file. */
const messageTable = (messages: readonly Message[]): TableData =>
  tableOf(
    t('Messages'),
    [
      { title: mark('Written', 'message'), value: ({ createdAt }) => createdAt },
      { title: mark('Channel'), value: ({ channel }) => channel },
      { title: mark('To', 'recipient'), value: ({ recipient }) => recipient },
      { title: mark('Kind'), value: ({ kind }) => kind },
      { title: mark('Title'), value: ({ title }) => title },
      { title: mark('Message'), value: ({ text }) => text },
      { title: mark('State'), value: ({ state }) => state },
      { title: mark('Outcome'), value: ({ outcome }) => outcome },
      { title: mark('Sent', 'date'), value: ({ sentAt }) => sentAt },
      { title: mark('Next try'), value: ({ nextTryAt }) => nextTryAt },
    ],
    messages,
  );

/** Saves every message in this state, shown or not. */
export function SaveMessages({ state, disabled }: { readonly state: State | ''; readonly disabled: boolean }) {
  const [saving, setSaving] = useState(false);
  const saveTable = useSaveTable();
  const save = async (format: TableFormat) => {
    setSaving(true);
    await saveTable(format, async () => messageTable(await readAllMessages(state)));
    setSaving(false);
  };
  return <SaveMenu name={t('Messages')} loading={saving} disabled={disabled} save={(format) => void save(format)} />;
}
