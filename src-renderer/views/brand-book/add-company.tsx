import { Button, Popover, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';

/** Adds a competitor that no answer has named yet. */
export function AddCompany({ customerId }: { customerId: number }) {
  const save = useCommand('save-brand', { quiet: true });
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button leftSection={<IconPlus size={14} />} onClick={() => setOpened(!opened)}>
          {t('Add a competitor')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className="brand-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            save.mutate(
              {
                customerId,
                name: name.trim(),
                state: 'confirmed',
                ...(domain.trim() === '' ? {} : { domains: [domain.trim()] }),
              },
              {
                onSuccess: () => {
                  notifications.show({
                    message: t('{name} added as a competitor. Past answers are being re-analysed.', {
                      name: name.trim(),
                    }),
                  });
                  setName('');
                  setDomain('');
                  setOpened(false);
                },
              },
            );
          }}
        >
          <TextInput
            size="xs"
            data-autofocus
            label={t('Name')}
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            size="xs"
            label={t('Domain')}
            description={t('Optional')}
            placeholder="example.com"
            value={domain}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <Problem error={save.error} />
          <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
            {t('Add')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
