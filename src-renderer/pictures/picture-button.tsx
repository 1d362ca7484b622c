import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPhotoDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useWorkspaceStatus } from '../api/hooks.ts';
import { messageOf } from '../api/call-error.ts';
import { useFilters, usePlace } from '../app/use-place.ts';
import { useScoredQueries } from '../labels/use-scored-queries.ts';
import { downloadFile } from '../components/download.tsx';
import { fileName } from '../format/csv.ts';
import { t } from '../language/current.ts';
import type { Picture } from './picture.ts';

/** Saves a figure as a picture, named after its client, its title and its period. */
export function PictureButton({ picture }: { picture: Omit<Picture, 'simulated'> }) {
  const [busy, setBusy] = useState(false);
  const simulated = useWorkspaceStatus().data?.env === 'sample';
  const { client, title, period } = picture;
  const place = usePlace();
  const [filters] = useFilters();
  const scored = useScoredQueries(place.kind === 'customer' ? place.customerId : null, filters);
  const note = [picture.note, scored].filter((words) => words !== '').join(' · ');
  const save = async (format: 'png' | 'svg') => {
    setBusy(true);
    try {
      // Drawing pictures is code that most visits do not need.
      const { pictureFile } = await import('./save-picture.ts');
      const words = [client, title, period].filter((word) => word !== '');
      downloadFile(fileName(format, ...words), await pictureFile({ ...picture, note, simulated }, format));
    } catch (error) {
      notifications.show({ color: 'red', title: t('The picture could not be saved'), message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('Save as a picture')}>
          <ActionIcon aria-label={t('Save {title} as a picture', { title })} loading={busy}>
            <IconPhotoDown size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('png')}>{t('PNG, for slides and documents')}</Menu.Item>
        <Menu.Item onClick={() => void save('svg')}>{t('SVG, to edit or print large')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
