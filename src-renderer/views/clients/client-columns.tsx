import { mark } from '#shared/language/text-key.ts';
import type { Column } from '../../components/data-table.tsx';
import { t } from '../../language/current.ts';
import { ChangeLine, ClientName, Moved, PlatformLines, ScoreLine, ShareOfVoice, YearLine } from './client-cells.tsx';
import { sortValues, type Client } from './client-rows.ts';
import { Decisions, Scans, Spend } from './work-cells.tsx';

const value = (id: string) => sortValues[id] ?? (() => null);

/** Room for a figure and the longest verdict beside one, in the language of the page. */
const changeWidth = Math.max(9.3, 4.4 + 0.41 * t('within noise').length);

/** The columns of the list of clients. */
export const clientColumns = (now: Date): readonly Column<Client>[] => [
  {
    id: 'client',
    title: mark('Client'),
    width: 'minmax(9rem, 1.6fr)',
    sortable: true,
    fixed: true,
    value: value('client'),
    cell: (client) => <ClientName client={client} />,
  },
  {
    id: 'score',
    title: mark('30-day score'),
    width: 'minmax(12.1rem, 1fr)',
    sortable: true,
    sortsDescending: true,
    fixed: true,
    value: value('score'),
    cell: (client) => (
      <PlatformLines client={client} none={<span className="dim">{t('not scanned yet')}</span>}>
        {(entry) => <ScoreLine client={client} entry={entry} />}
      </PlatformLines>
    ),
  },
  {
    id: 'year',
    title: mark('The year'),
    width: '6.6rem',
    value: () => null,
    cell: (client) => (
      <PlatformLines client={client}>{(entry) => <YearLine client={client} entry={entry} />}</PlatformLines>
    ),
  },
  {
    id: 'change',
    title: mark('Change'),
    width: `${changeWidth}rem`,
    sortable: true,
    sortsDescending: true,
    value: value('change'),
    cell: (client) => (
      <PlatformLines client={client}>{(entry) => <ChangeLine client={client} entry={entry} />}</PlatformLines>
    ),
  },
  {
    id: 'voice',
    title: mark('Share of voice'),
    width: '6.7rem',
    sortable: true,
    numeric: true,
    value: value('voice'),
    cell: (client) => <ShareOfVoice client={client} />,
  },
  {
    id: 'moved',
    title: mark('Won / lost'),
    width: '5.4rem',
    sortable: true,
    numeric: true,
    value: value('moved'),
    cell: (client) => <Moved client={client} />,
  },
  {
    id: 'decide',
    title: mark('To decide'),
    width: '6.6rem',
    sortable: true,
    sortsDescending: true,
    value: value('decide'),
    cell: (client) => <Decisions client={client} />,
  },
  {
    id: 'scans',
    title: mark('Scans'),
    width: '7.7rem',
    sortable: true,
    sortsDescending: true,
    value: value('scans'),
    cell: (client) => <Scans client={client} now={now} />,
  },
  {
    id: 'spend',
    title: mark('Spend'),
    width: '7.2rem',
    sortable: true,
    numeric: true,
    value: value('spend'),
    cell: (client) => <Spend client={client} />,
  },
];
