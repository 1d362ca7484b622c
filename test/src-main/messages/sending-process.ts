import { setTimeout as sleep } from 'node:timers/promises';
import { migrationsDirectory } from '#main/files/paths.ts';
import { createOutbox } from '#main/messages/outbox.ts';
import { openStore } from '#main/store/open.ts';

/** The outbox of a workspace folder in its own process, to be killed; secrets come from the environment. */
const [directory = ''] = process.argv.slice(2);
const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
createOutbox({
  store,
  timeZone: 'UTC',
  now: () => new Date(),
  variables: process.env,
  emit: () => {},
  portfolio: () => Promise.resolve([]),
  isOnline: () => Promise.resolve(true),
  onDefect: (what, error) => void process.stderr.write(`${what}: ${String(error)}\n`),
  delay: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}).start();
