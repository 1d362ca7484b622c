import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** What long work says of itself while it runs. */
export const progressTexts: readonly MarkedText[] = [
  mark('Reading the figures'),
  mark('Writing the report'),
  mark('Encrypting'),
  mark('Done', 'work'),
  mark('Writing answers'),
  mark('Writing the client'),
  mark('Connecting'),
  mark('Looking for what changed'),
  mark('Publishing clients, queries and companies'),
  mark('Publishing {month}'),
  mark('Writing and checking the backup'),
  mark('Encrypting the backup'),
  mark('Deleting'),
  mark('Deleting answers'),
  mark('Emptying the log'),
  mark('Collecting the words of answers'),
  mark('Reading cited pages'),
  mark('The network is gone'),
  mark('Read {host}'),
  mark('Checking the cited pages again'),
  mark('Looking for company names in the answers'),
  mark('Analysing the answers'),
  mark('Looking for changes to report'),
  mark('Making recommendations'),
  mark('A model improves the wording of recommendations'),
  mark('Taking the client in'),
  mark('{count, plural, one {# answer} other {# answers}} read'),
  mark('Asking the simulated platforms'),
  mark('Finding companies'),
  mark('Counting mentions and sources'),
  mark('Checking the file'),
  mark('Counting the answers'),
  mark('Looking for outdated analyses'),
  mark('Looking for interrupted work'),
  mark('Checking references'),
  mark('Reading the answers'),
  mark('Counting the answers to each query'),
  mark('Looking up words of answers'),
  mark('Comparing answers with their findings'),
  mark('{count, plural, one {# query group} other {# query groups}}'),
];

/** What a check of the workspace finds. */
export const findingTexts: readonly MarkedText[] = [
  mark(
    'customer {id}, {name}: {count, plural, one {# execution} other {# executions}} analysed with an earlier version or brand book; the next start analyses them, or: reanalyse --customer {id}',
  ),
  mark(
    'execution {id}: {count, plural, one {# answer} other {# answers}} whose figures differ from the findings in their text',
  ),
  mark('execution {id}: {count, plural, one {# answer} other {# answers}} without a text'),
  mark('a deletion was interrupted; the next start of `serve` or the desktop app finishes it'),
  mark(
    'customer {id}, {name}: analysing the answers was interrupted; the next start finishes it, or: reanalyse --customer {id}',
  ),
  mark(
    'customer {id}: the import of {file} into group {group} was interrupted; the next start continues it, or: {command}',
  ),
  mark(
    'customer {id}: the import of {file} into group {group} was interrupted, and its file is gone or was changed; import it again: {command}',
  ),
  mark('the disk that holds {folder} is full ({left} MB left): scans wait and imports stop until there is room'),
  mark('{problem}; turn the search of answers off and on again'),
];
