import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { LogoOwner } from '#shared/contract/workspace/report-templates.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';
import { logoLimitBytes } from './report-draft.ts';

const logoTypes = ['image/png', 'image/jpeg', 'image/svg+xml'];

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(t('The image could not be read.'))));
    reader.readAsDataURL(file);
  });

/** A logo of the client's reports: kept as soon as it is chosen. */
export function LogoChoice({
  customerId,
  whose,
  label,
  logo,
}: {
  readonly customerId: number;
  readonly whose: LogoOwner;
  readonly label: string;
  /** As a data address. */
  readonly logo: string | null;
}) {
  const save = useCommand('set-report-logo', { quiet: true });
  const [unusable, setUnusable] = useState<string | null>(null);
  const choose = (file: File | null) => {
    if (file === null) return;
    if (!logoTypes.includes(file.type)) return setUnusable(t('Choose a PNG, JPEG or SVG image.'));
    if (file.size > logoLimitBytes) return setUnusable(t('The image is larger than 512 KiB. Choose a smaller one.'));
    setUnusable(null);
    readAsDataUrl(file).then(
      (picture) => save.mutate({ customerId, whose, picture }),
      (error: unknown) => setUnusable(messageOf(error)),
    );
  };
  const problem = unusable ?? (save.isError ? messageOf(save.error) : null);
  return (
    <div className="report-logo" role="group" aria-label={label}>
      <p className="report-label">{label}</p>
      <div className="report-logo-row">
        {logo !== null && <img src={logo} alt={label} />}
        <FileButton onChange={choose} accept={logoTypes.join(',')}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-sm"
              loading={save.isPending}
              leftSection={<IconPhoto size={14} />}
            >
              {logo === null ? t('Choose image') : t('Change image')}
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconX size={14} />}
            onClick={() => save.mutate({ customerId, whose, picture: null })}
          >
            {t('Remove')}
            <span className="visually-hidden"> {label}</span>
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="bad small" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
