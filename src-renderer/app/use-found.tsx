import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconBuildingStore, IconListSearch, IconMessage, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useOperation } from '../api/hooks.ts';
import { formatDay } from '../format/dates.ts';
import { t } from '../language/current.ts';
import { itemAddress, noFilters, viewAddress } from './address.ts';
import { navigate } from './hash-location.ts';

type Named = OutputOf<'find-by-name'>;
type Answers = OutputOf<'search-answers'>;

/** Begins the id of every result: it is listed whatever the words of its label are. */
const foundPrefix = 'found ';
export const isFound = ({ id }: SpotlightActionData): boolean => id.startsWith(foundPrefix);

const icon = { size: 18, stroke: 1.6 } as const;
/** Shorter texts are in nearly everything. */
const shortest = 2;
const pauseMs = 150;
const mostAnswers = 6;

interface Found {
  readonly found: readonly SpotlightActionGroupData[];
  /** Whether it is of what is typed now: results of the text before stay until others come. */
  readonly isCurrent: boolean;
}

/** What the workspace has that goes by what is typed: names at once, answers if their words are collected. */
export function useFound(query: string, customerId: number | null): Found {
  const [text] = useDebouncedValue(query.trim().slice(0, 300), pauseMs);
  const wanted = [...text].length >= shortest || /[\u0300-\uffff]/.test(text);
  const scope = customerId === null ? {} : { customerId };
  const named = useOperation('find-by-name', wanted ? { text, ...scope } : null, { keepPrevious: true });
  // The last word is still being typed. So few letters begin too many words.
  const words = /[\p{L}\p{N}]{4}$/u.test(text) ? `${text}*` : text;
  const answers = useOperation('search-answers', wanted ? { text: words.slice(0, 300), limit: mostAnswers } : null, {
    keepPrevious: true,
  });
  const isCurrent = text === query.trim().slice(0, 300) && !named.isPlaceholderData && !answers.isPlaceholderData;
  if (!wanted) return { found: [], isCurrent };
  const found = [
    ...(named.data === undefined ? [] : namedGroups(named.data, customerId)),
    ...(answers.data === undefined ? [] : [answerGroup(answers.data)]),
  ];
  return { found, isCurrent };
}

const go = (kind: string, id: string | number, label: string, description: string, section: ReactNode, to: string) => ({
  id: `${foundPrefix}${kind} ${id}`,
  label,
  description,
  leftSection: section,
  onClick: () => navigate(to),
});

function namedGroups(found: Named, customerId: number | null): SpotlightActionGroupData[] {
  /** Names the client of a result unless it is the open one. */
  const of = (what: string, item: { customerId: number; customerName: string }): string =>
    item.customerId === customerId ? what : `${what} · ${item.customerName}`;
  return [
    {
      group: t('Clients'),
      actions: found.customers.map(({ customerId: id, customerName, websiteUrl, archived }) =>
        go(
          'client',
          id,
          customerName,
          archived ? `${t('Archived')} · ${websiteUrl}` : websiteUrl,
          <IconBuilding {...icon} />,
          viewAddress(id, 'overview'),
        ),
      ),
    },
    {
      group: t('Query groups'),
      actions: found.queryGroups.map((item) =>
        go(
          'group',
          item.queryGroupId,
          item.name,
          of(t('Query group'), item),
          <IconListSearch {...icon} />,
          itemAddress(item.customerId, 'groups', item.queryGroupId),
        ),
      ),
    },
    {
      group: t('Queries'),
      actions: found.queries.map((item) =>
        go(
          'query',
          item.queryId,
          item.text,
          of(item.queryGroupName, item),
          <IconMessage {...icon} />,
          viewAddress(item.customerId, 'answers', noFilters, { query: item.queryId }),
        ),
      ),
    },
    {
      group: t('Companies'),
      actions: found.companies.map((item) =>
        go(
          'company',
          item.brandId,
          item.name,
          of(t('Company'), item),
          <IconBuildingStore {...icon} />,
          itemAddress(item.customerId, 'competitors', item.brandId, noFilters, { show: 'book' }),
        ),
      ),
    },
    {
      group: t('Cited sites'),
      actions: found.domains.map((item) =>
        go(
          'domain',
          `${item.customerId} ${item.name}`,
          item.name,
          of(t('Cited site'), item),
          <IconWorld {...icon} />,
          itemAddress(item.customerId, 'sources', encodeURIComponent(item.name)),
        ),
      ),
    },
  ];
}

function answerGroup({ state, answers }: Answers): SpotlightActionGroupData {
  if (state === 'off')
    return {
      group: t('Answers'),
      actions: [
        go(
          'answers',
          'off',
          t('Search inside answers…'),
          t('Off: turn it on in the settings'),
          <IconMessage {...icon} />,
          '/settings',
        ),
      ],
    };
  return {
    group: state === 'building' ? t('Answers (still being collected)') : t('Answers'),
    actions: answers.map(({ answerId, customerId, customerName, platform, date, query, excerpt }) => ({
      ...go('answer', answerId, query, '', null, itemAddress(customerId, 'answers', answerId)),
      children: (
        <span className="palette-answer">
          <span className="palette-answer-query" dir="auto">
            {query}
          </span>
          <span className="palette-answer-text" dir="auto">
            {excerpt.map((part, index) => (part.found ? <mark key={index}>{part.text}</mark> : part.text))}
          </span>
          <span className="palette-answer-from">
            {customerName} · {platformLabel(platform)} · {formatDay(date)}
          </span>
        </span>
      ),
    })),
  };
}
