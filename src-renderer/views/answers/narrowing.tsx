import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Extra } from '../../app/address.ts';
import { shortAddress } from '../../format/addresses.ts';
import { plural } from '../../format/numbers.ts';

const outcomeWords: Readonly<Record<string, string>> = {
  answered: 'Answered',
  no_overview: 'No overview',
  refused: 'Refused',
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
    ...chip('brand', (id) => `names ${companyName(Number(id)) ?? `company ${id}`}`),
    ...chip('domain', (domain) => `cites ${domain}`),
    ...chip('article', (address) => `cites ${shortAddress(address)}`),
    ...chip('cites', (what) => (what === 'own' ? 'cites the client' : 'cites a source')),
    ...chip('others', (answer) => (answer === 'yes' ? 'names another company' : 'names no other company')),
    ...chip('ids', (ids) => plural(ids.split(',').length, 'chosen answer')),
    ...chip('execution', (id) => `scan ${id}`),
    ...chip('query', (id) => `query ${id}`),
    ...chip('outcome', (outcome) => (outcomeWords[outcome] ?? outcome).toLowerCase()),
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
      <SegmentedControl
        size="xs"
        aria-label="Show"
        value={named === 'yes' || named === 'no' ? named : 'all'}
        onChange={(value) => change({ named: value === 'all' ? null : value })}
        data={[
          { value: 'all', label: 'All' },
          { value: 'yes', label: 'Named' },
          { value: 'no', label: 'Not named' },
        ]}
      />
      {narrowingChips(parameters, companyName).map(({ name, text }) => (
        <UnstyledButton
          key={name}
          className="chip"
          onClick={() => change({ [name]: null })}
          aria-label={`Only ${text}. Remove`}
        >
          <bdi>{text}</bdi>
          <IconX size={12} aria-hidden="true" />
        </UnstyledButton>
      ))}
    </>
  );
}
