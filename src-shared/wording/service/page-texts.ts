import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** Why a page of the web was not read. */
export const pageTexts: readonly MarkedText[] = [
  mark('The robots.txt of {host} disallows reading this page.'),
  mark('{host} redirected more than {count, number} times.'),
  mark('{host} answered with {type} instead of a web page.'),
  mark('{host} answered with something other than a web page.'),
  mark('"{address}" is not a web address.'),
  mark('Only http and https addresses can be read, not {scheme}'),
  mark('Only ports 80 and 443 can be read, not {port}.'),
  mark('{host} is not a public address: only websites on the public internet can be read.'),
  mark('There is no website at {host}: the name could not be resolved.'),
  mark('{host} could not be reached securely: its certificate or encryption failed ({code}).'),
  mark('{host} did not answer in time.'),
  mark('The connection to {host} failed ({code}).'),
  mark('The page is built so that reading it takes too long.'),
  mark('The page is built so that reading it takes too much memory.'),
  mark('Reading the page was interrupted.'),
  mark('Reading the page failed: {why}'),
  mark('The page at {host} is larger than {size} KiB.'),
  mark('{host} used an unsupported compression ("{name}").'),
  mark("The site's robots.txt answered with HTTP status {status}, so its pages may not be read."),
  mark("The site's robots.txt cannot be read, so its pages may not be read either."),
  mark('The page shows hardly any text until its scripts run, and they are not run.'),
  mark(
    'The page at {address} holds no text from which keywords could be taken; it may be empty or filled by scripts only. Enter keywords by hand.',
  ),
  mark(
    'The pages cited in the sample are invented, and their texts simulated: none is fetched. Check articles in your own workspace.',
  ),
  mark('no answer of this customer cites {url}'),
  mark('The model {model} failed ({why}), so these were made without it.'),
  mark('The model {model} failed ({why}), so it proposes none.'),
  mark('The sample workspace uses no model: its answers are simulated.'),
  mark('No model is configured. Set OPENAI_API_KEY, or GENERATION_BASE_URL and GENERATION_MODEL.'),
];
