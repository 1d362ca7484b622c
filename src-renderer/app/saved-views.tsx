import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { call } from '../api/client.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useOperation } from '../api/hooks.ts';
import { hiddenParameter } from '../components/column-choice.tsx';
import { useUndoable } from '../components/use-undoable.tsx';
import { usePreferences } from '../state/preferences.ts';
import { t } from '../language/current.ts';

export type SavedView = OutputOf<'list-saved-views'>[number];

/** The saved views of a client; of all clients without one. */
export const useSavedViews = (customerId: number | null): readonly SavedView[] =>
  useOperation('list-saved-views', customerId === null ? {} : { customerId }).data ?? [];

export const savedViewAddress = ({ customerId, place }: SavedView): string => `/customers/${customerId}/${place}`;

/** Saves the current view under a name: its address holds filters, period, sort and columns. */
export function SaveView({ customerId }: { customerId: number }) {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [path] = useLocation();
  const search = useSearch();
  const hidden = usePreferences((state) => state.hiddenColumns);
  const save = useCommand('save-view', { quiet: true });
  const submit = () => {
    const view = path.split('/').slice(3).join('/');
    const parameters = new URLSearchParams(search);
    const columns = hidden[view];
    if (!parameters.has('hide') && columns !== undefined) parameters.set('hide', hiddenParameter(columns));
    const text = parameters.toString();
    save.mutate(
      { customerId, name: name.trim(), place: text === '' ? view : `${view}?${text}` },
      {
        onSuccess: () => {
          setOpened(false);
          setName('');
          notifications.show({ message: t('View “{name}” saved', { name: name.trim() }) });
        },
      },
    );
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={260} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('Save this view: filters, period, sort and columns')}>
          <ActionIcon aria-label={t('Save this view')} onClick={() => setOpened(!opened)}>
            <IconBookmark size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className="plan"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') submit();
          }}
        >
          <TextInput
            size="xs"
            label={t('Name of the view')}
            description={t('One of the same name is replaced.')}
            maxLength={200}
            value={name}
            error={save.isError ? messageOf(save.error) : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
            {t('Save view')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The saved views of a client, in the rail. */
export function SavedViews({ customerId }: { customerId: number }) {
  const views = useSavedViews(customerId);
  const [path] = useLocation();
  const search = useSearch();
  const remove = useUndoable({
    carryOut: ({ viewId }: SavedView) => call('delete-view', { customerId, viewId }),
    undo:
      ({ name, place }) =>
      () =>
        call('save-view', { customerId, name, place }),
    words: ({ name }) => t('View “{name}” deleted', { name }),
    subject: ({ viewId }) => `view-${viewId}`,
  });
  if (views.length === 0) return null;
  const here = search === '' ? path : `${path}?${search}`;
  return (
    <section className="rail-saved" aria-label={t('Saved views')}>
      <p className="rail-legend" aria-hidden="true">
        {t('Saved views')}
      </p>
      <ul className="rail-views">
        {views.map((view) => (
          <li key={view.viewId} className="saved-item">
            <Link
              href={savedViewAddress(view)}
              className="rail-item"
              title={view.name}
              aria-current={savedViewAddress(view) === here ? 'page' : undefined}
            >
              <IconBookmark size={15} stroke={1.6} aria-hidden="true" />
              <bdi className="rail-label truncate">{view.name}</bdi>
            </Link>
            <Tooltip label={t('Delete')}>
              <ActionIcon
                size="sm"
                aria-label={t('Delete the view {name}', { name: view.name })}
                onClick={() => remove.mutate(view)}
              >
                <IconTrash size={13} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}
