import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Extra } from '../../app/address.ts';
import { Segments } from '../../components/segments.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { t } from '../../language/current.ts';

const outcomeWords: Readonly<Record<string, string>> = {
  answered: t('answered'),
  no_overview: t('no overview'),
  refused: t('refused'),
};

interface Chip {
  readonly name: string;
  readonly text: string;
}

/** The narrowing parameters of an address, in words. */
function narrowingChips(parameters: URLSearchParams, companyName: (brandId: number) => string | undefined): Chip[] {
  const chip = (name: string, words: (value: string) => string): Chip[] => {
    const value = parameters.get(name);
    return value === null ? [] : [{ name, text: words(value) }];
  };
  return [
    ...chip('brand', (id) => t('names {company}', { company: companyName(Number(id)) ?? t('company {id}', { id }) })),
    ...chip('domain', (domain) => t('cites {source}', { source: domain })),
    ...chip('article', (address) => t('cites {source}', { source: shortAddress(address) })),
    ...chip('cites', (what) => (what === 'own' ? t('cites the client') : t('cites a source'))),
    ...chip('others', (answer) => (answer === 'yes' ? t('names another company') : t('names no other company'))),
    ...chip('ids', (ids) =>
      t('{count, plural, one {# chosen answer} other {# chosen answers}}', { count: ids.split(',').length }),
    ),
    ...chip('execution', (id) => t('scan {id}', { id })),
    ...chip('query', (id) => t('query {id}', { id })),
    ...chip('outcome', (outcome) => outcomeWords[outcome] ?? outcome),
  ];
}

/** Named or not, and every other narrowing, each removable. */
export function Narrowing({
  parameters,
  change,
  companyName,
}: {
  parameters: URLSearchParams;
  change: (part: Extra) => void;
  companyName: (brandId: number) => string | undefined;
}) {
  const named = parameters.get('named');
  return (
    <>
      <Segments
        size="xs"
        aria-label={t('Show')}
        value={named === 'yes' || named === 'no' ? named : 'all'}
        onChange={(value) => change({ named: value === 'all' ? null : value })}
        data={[
          { value: 'all', label: t('All', {}, 'answers') },
          { value: 'yes', label: t('Named') },
          { value: 'no', label: t('Not named') },
        ]}
      />
      {narrowingChips(parameters, companyName).map(({ name, text }) => (
        <UnstyledButton
          key={name}
          className="chip"
          onClick={() => change({ [name]: null })}
          aria-label={t('Only {what}. Remove', { what: text })}
        >
          <bdi>{text}</bdi>
          <IconX size={12} aria-hidden="true" />
        </UnstyledButton>
      ))}
    </>
  );
}
