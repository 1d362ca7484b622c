import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { intents, isIntent, tagLimits } from '#shared/domain/intents.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useOperation } from '../api/hooks.ts';
import { Query } from '../components/query.tsx';
import { Lines } from '../components/states.tsx';
import { t } from '../language/current.ts';
import { intentLabels, TagMark } from './tag-mark.tsx';

/** Rules that label queries by their words. */
export function LabelRules({ customerId }: { customerId: number }) {
  const labels = useOperation('list-query-labels', { customerId });
  const [text, setText] = useState('');
  const [tag, setTag] = useState('');
  const [intent, setIntent] = useState('');
  const save = useCommand('save-label-rule', { quiet: true });
  const remove = useCommand('delete-label-rule');
  return (
    <Query of={labels} what={t('the rules')} compact loading={<Lines count={3} />}>
      {({ rules }) => (
        <>
          <p className="small dim">
            {t(
              'A query that contains all words of a rule, or matches its pattern with *, gets its tag or intent: those of today at once, and those added later.',
            )}
          </p>
          {rules.length > 0 && (
            <ul className="label-queries" aria-label={t('Rules')}>
              {rules.map((rule) => (
                <li key={rule.ruleId}>
                  <bdi>{rule.text}</bdi>
                  <span>
                    {rule.tag !== null && <TagMark name={rule.tag} colour={null} />}{' '}
                    {rule.intent !== null && <span className="intent">{intentLabels[rule.intent]}</span>}
                  </span>
                  <span className="dim small num">
                    {t('{count, plural, one {# query} other {# queries}}', { count: rule.queries })}
                  </span>
                  <Button
                    variant="subtle"
                    size="compact-xs"
                    aria-label={t('Delete the rule {rule}', { rule: rule.text })}
                    onClick={() => remove.mutate({ customerId, ruleId: rule.ruleId })}
                  >
                    {t('Delete')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <form
            className="label-tools"
            onSubmit={(event) => {
              event.preventDefault();
              save.mutate(
                {
                  customerId,
                  text,
                  ...(tag.trim() === '' ? {} : { tag }),
                  ...(isIntent(intent) ? { intent } : {}),
                },
                {
                  onSuccess: () => {
                    setText('');
                    setTag('');
                    setIntent('');
                  },
                },
              );
            }}
          >
            <TextInput
              size="xs"
              label={t('Words or pattern')}
              placeholder={t('price, or: how to *')}
              value={text}
              error={save.isError ? messageOf(save.error) : undefined}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <TextInput
              size="xs"
              label={t('Tag')}
              maxLength={tagLimits.characters}
              value={tag}
              onChange={(event) => setTag(event.currentTarget.value)}
            />
            <NativeSelect
              size="xs"
              label={t('Intent')}
              value={intent}
              onChange={(event) => setIntent(event.currentTarget.value)}
              data={[
                { value: '', label: t('Leave as it is') },
                ...intents.map((name) => ({ value: name, label: intentLabels[name] })),
              ]}
            />
            <Button
              type="submit"
              variant="default"
              loading={save.isPending}
              disabled={text.trim() === '' || (tag.trim() === '' && intent === '')}
            >
              {t('Add rule')}
            </Button>
          </form>
        </>
      )}
    </Query>
  );
}
