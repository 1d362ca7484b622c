import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';

type Choice = OutputOf<'get-upkeep'>['automaticCopies'];

const bounds = { least: 1, most: 90 } as const;

function CopiesForm({ current }: { readonly current: Choice }) {
  const save = useCommand('set-automatic-copies', { quiet: true });
  const [folder, setFolder] = useState(current.folder ?? '');
  const [share, setShare] = useState<number | string>(current.sharePercent);
  const chosenFolder = folder.trim() === '' ? null : folder.trim();
  const isShare = typeof share === 'number' && share >= bounds.least && share <= bounds.most;
  const changed = chosenFolder !== current.folder || share !== current.sharePercent;
  return (
    <form
      className="copies-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isShare)
          save.mutate(
            { folder: chosenFolder, sharePercent: share },
            { onSuccess: () => notifications.show({ message: t('Automatic copies saved') }) },
          );
      }}
    >
      <Switch
        label={t('A copy every day')}
        description={t('Kept: the last 7 days, 5 weeks and 12 months')}
        checked={current.on}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ on: event.currentTarget.checked })}
      />
      {current.on && (
        <div className="settings-row copies-row">
          <TextInput
            label={t('Folder')}
            description={t('On another disk they also survive the loss of this one.')}
            placeholder={t('backups folder of the workspace')}
            value={folder}
            onChange={(event) => setFolder(event.currentTarget.value)}
            error={save.isError ? messageOf(save.error) : undefined}
            style={{ flex: 1 }}
          />
          <NumberInput
            label={t('Share of the disk')}
            description={t('The most they take.')}
            suffix=" %"
            min={bounds.least}
            max={bounds.most}
            allowDecimal={false}
            value={share}
            onChange={setShare}
            w="9.5rem"
          />
          <Button type="submit" variant="default" disabled={!changed || !isShare} loading={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Whether, where and how large daily copies are. */
export function AutomaticCopies() {
  const current = useOperation('get-upkeep', {}).data?.automaticCopies;
  if (current === undefined) return null;
  return (
    <section className="upkeep" aria-label={t('Automatic copies')}>
      <CopiesForm key={`${current.folder} ${current.sharePercent}`} current={current} />
    </section>
  );
}
