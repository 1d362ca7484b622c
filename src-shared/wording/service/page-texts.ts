import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** Why a page of the web was not read. */
export const pageTexts: readonly MarkedText[] = [
  mark('The robots.txt of {host} disallows reading this page.'),
  mark('{host} answered with {type} instead of a web page.'),
  mark('"{address}" is not a web address.'),
  mark('{host} is not a public address: only websites on the public internet can be read.'),
  mark('There is no website at {host}: the name could not be resolved.'),
  mark('{host} did not answer in time.'),
  mark('The connection to {host} failed ({code}).'),
  mark('Reading the page failed: {why}'),
  mark("The site's robots.txt answered with HTTP status {status}, so its pages may not be read."),
  mark('The page shows hardly any text until its scripts run, and they are not run.'),
  mark(
    'The page at {address} holds no text from which keywords could be taken; it may be empty or filled by scripts only. Enter keywords by hand.',
  ),
  mark('no answer of this customer cites {url}'),
  mark('No model is configured. Set OPENAI_API_KEY, or GENERATION_BASE_URL and GENERATION_MODEL.'),
];
