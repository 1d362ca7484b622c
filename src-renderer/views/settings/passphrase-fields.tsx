import { Checkbox, PasswordInput } from '@mantine/core';
import { t } from '../../language/current.ts';

/** A passphrase for a new file, typed twice. */
export interface NewPassphrase {
  readonly on: boolean;
  readonly first: string;
  readonly second: string;
}

export const noPassphrase: NewPassphrase = { on: false, first: '', second: '' };

const leastCharacters = 8;

/** Whether a file can be written with it: none is wanted, or it is long enough and typed twice alike. */
export const isReady = ({ on, first, second }: NewPassphrase): boolean =>
  !on || (first.length >= leastCharacters && first === second);

/** The part of a request that names it. */
export const passphraseRequest = ({ on, first }: NewPassphrase): { passphrase?: string } =>
  on ? { passphrase: first } : {};

/** Asks whether a file is encrypted, unless it always is, and with what passphrase. */
export function PassphraseFields({
  value,
  always = false,
  change,
}: {
  readonly value: NewPassphrase;
  readonly always?: boolean;
  readonly change: (value: NewPassphrase) => void;
}) {
  return (
    <div className="passphrase-fields">
      {!always && (
        <Checkbox
          size="xs"
          label={t('Encrypt with a passphrase')}
          checked={value.on}
          onChange={(event) => change({ ...noPassphrase, on: event.currentTarget.checked })}
        />
      )}
      {value.on && (
        <div className="passphrase-pair">
          <PasswordInput
            label={t('Passphrase')}
            description={t('It is stored nowhere: without it the file stays closed.')}
            autoComplete="new-password"
            value={value.first}
            onChange={(event) => change({ ...value, first: event.currentTarget.value })}
            error={
              value.first !== '' && value.first.length < leastCharacters
                ? t('At least {count, number} characters; four or five random words are good', {
                    count: leastCharacters,
                  })
                : undefined
            }
          />
          <PasswordInput
            label={t('Again', {}, 'the passphrase')}
            description={t('Opened by any program that reads age files.')}
            autoComplete="new-password"
            value={value.second}
            onChange={(event) => change({ ...value, second: event.currentTarget.value })}
            error={value.second !== '' && !value.first.startsWith(value.second) ? t('The two differ') : undefined}
          />
        </div>
      )}
    </div>
  );
}
