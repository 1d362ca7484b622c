import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** What a scan waits for, and why a question got no answer where the product says it; a platform's own words stay as they are. */
export const scanTexts: readonly MarkedText[] = [
  mark('The computer is asleep.'),
  mark('All scans are paused. Resume them to continue.'),
  mark('The query group is paused. Set it to Active to continue.'),
  mark('The query group is not active. Set it to Active to continue.'),
  mark('The workspace cannot be written at the moment.'),
  mark('Answerscope met an internal error.'),
  mark('It continues in a moment.'),
  mark("The query group's language or country is not supported: {language}, {country}."),
  mark('Waiting for the network: {why}'),
  mark('Waiting for a connection: {why}'),
  mark('{provider} is not asked for now: {why}'),
  mark('{provider}: no reply within {seconds, plural, one {# second} other {# seconds}}'),
  mark('{provider}: the connection failed'),
  mark('{variable} is not set: add it in Settings or the environment'),
  mark('{variable} is not set: name a model available on the server'),
  mark('the base URL "{address}" is not an http address: correct it in Settings or the environment'),
  mark('The answer came but could not be stored: {why}'),
  mark('Simulated: too many requests, try again shortly.'),
  mark('Simulated: the platform is overloaded for a moment.'),
  mark('Simulated: no provider is asked and nothing is charged.'),
  mark('Your own model, for trying prompts without an account. It is not ChatGPT, does not search and cites nothing.'),
  mark(
    'Google’s terms let answers with search be shown only to the person who asked, and forbid storing and analysing them: take advice before you use them for clients. Gemini 3 bills each search it makes; estimates expect two an answer.',
  ),
  mark('An extra platform: off until its key is configured.'),
];

/** What needs a person: copies, checks, publishing and reports that did not succeed. */
export const noticeTexts: readonly MarkedText[] = [
  mark(
    'Answerscope ended without closing, and the log of its last changes (workspace.db-wal in {folder}) is missing since: what was stored shortly before may be lost. The workspace is checked in the background.',
  ),
  mark(
    'The check of the workspace found something wrong; the first: {problem}. Check it under Settings, and restore a copy from before.',
  ),
  mark(
    'The check of the workspace found {count, number} things wrong; the first: {problem}. Check it under Settings, and restore a copy from before.',
  ),
  mark('No automatic copy was written: it needs {size}, more than {share} of the disk of {folder}.'),
  mark('No automatic copy was written: the disk of {folder} has {left} left, and a copy needs {size}.'),
  mark('No automatic copy was written: {problem}'),
  mark('The workspace was not published to {target}. {problem}'),
  mark('The monthly reports were not written: {problem}'),
  mark('The reports of {month} were not written for {failed, number} of {count, number} clients: {client}: {problem}'),
];
