import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { actionKinds, actionKindWords, type ActionKind } from '#shared/domain/actions.ts';
import { t } from '../../language/current.ts';

/** What was done, as a form has it. */
export interface ActionDraft {
  readonly kind: ActionKind;
  readonly title: string;
  /** One address per line. */
  readonly pages: string;
  readonly cost: number | string;
  readonly queryIds: readonly number[];
}

/** The addresses in a text, one per line. */
const addressesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the service is told of a draft. */
export const contentOf = ({ kind, title, pages, cost }: ActionDraft) => ({
  kind,
  title: title.trim(),
  pages: addressesIn(pages),
  costUsd: typeof cost === 'number' ? cost : null,
});

/** Kind, title, addresses and cost of an action. */
export function ActionFields({
  draft,
  change,
  children,
}: {
  draft: ActionDraft;
  change: (part: Partial<ActionDraft>) => void;
  /** Beside the cost. */
  children?: ReactNode;
}) {
  return (
    <>
      <div className="action-line">
        <Select
          label={t('Kind')}
          data={actionKinds.map((kind) => ({ value: kind, label: t.marked(actionKindWords[kind]) }))}
          value={draft.kind}
          allowDeselect={false}
          onChange={(value) => change({ kind: actionKinds.find((kind) => kind === value) ?? draft.kind })}
        />
        <TextInput
          data-autofocus
          label={t('What was done')}
          placeholder={t('Comparison page for small teams')}
          dir="auto"
          maxLength={200}
          value={draft.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </div>
      <Textarea
        label={t('Where it can be seen')}
        description={t('One address per line. Citations of these pages are followed.')}
        placeholder="https://www.example.com/compare"
        autosize
        minRows={1}
        maxRows={5}
        value={draft.pages}
        onChange={(event) => change({ pages: event.currentTarget.value })}
      />
      <div className="action-line action-pair">
        <NumberInput
          label={t('Cost')}
          description={t('Optional, for the ledger.')}
          prefix="$"
          min={0}
          decimalScale={2}
          thousandSeparator=","
          hideControls
          value={draft.cost}
          onChange={(cost) => change({ cost })}
        />
        {children}
      </div>
    </>
  );
}
