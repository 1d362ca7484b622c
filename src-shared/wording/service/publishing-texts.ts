import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** What a database says of publishing; before it, its address. */
export const databaseTexts: readonly MarkedText[] = [
  mark('{address} refuses the user name or the password.'),
  mark('{address} refuses this user, this computer or this kind of connection.'),
  mark('There is no database {database} at {address}: create it first.'),
  mark(
    'The user of the address may not do this at {address}. Give it the right to create a schema (GRANT CREATE ON DATABASE "{database}"), or make it a member of the role that owns the schema answerscope.',
  ),
  mark('{address} is read-only: use the address of the primary server.'),
  mark('The disk of {address} is full.'),
  mark('{address} has no connection left: try again later, or raise max_connections.'),
  mark('Another computer publishes this workspace to {address} just now, or someone holds its tables.'),
  mark('{address} is starting or shutting down: try again in a moment.'),
  mark('{address} did not answer for {seconds, plural, one {# second} other {# seconds}}.'),
  mark(
    '{address} offers no encryption, so nothing was sent. Turn TLS on at the server (ssl = on); on this computer or in your own network you may add ?sslmode=disable to the address.',
  ),
  mark('{address} could not be spoken to with encryption ({code}).'),
  mark('{address} reports: {words} ({code}).'),
  mark(
    'The certificate of {address} is for another name than {host}. Nothing was sent. Use the name that it is for, or sslmode=verify-ca with sslrootcert if you trust its authority for any name.',
  ),
  mark(
    'No known authority vouches for the certificate of {address}, so it may be someone else. Nothing was sent. Ask who runs the database for the file of its authority, and add ?sslrootcert=/path/to/ca.pem to the address.',
  ),
  mark('The authority in {file} does not vouch for the certificate of {address}. Nothing was sent.'),
  mark('The file {file}, which sslrootcert names, cannot be read.'),
];

/** Why publishing or a report cannot begin or was not completed. */
export const publishingTexts: readonly MarkedText[] = [
  mark('The sample workspace is simulated: open your own to set up publishing.'),
  mark(
    'The address of the database is missing: enter it in Settings, Publishing, or set {variable} and restart Answerscope.',
  ),
  mark('Where to publish is not set: give a folder or an address, or choose one in Settings, Publishing.'),
  mark('Something went wrong.'),
  mark(
    'A PDF is printed with Chromium, Chrome or Edge, and none was found. Install one, name it in ANSWERSCOPE_BROWSER, or choose --format html and print it yourself.',
  ),
  mark('{browser} did not print the report within {seconds, plural, one {# second} other {# seconds}}.'),
  mark('{browser} printed no PDF: {why}. Name another browser in ANSWERSCOPE_BROWSER.'),
  mark('{browser} cannot be started: {why}'),
  mark('{browser} ended with {code} while printing: {why}'),
  mark('Nothing was measured in this month.'),
];
