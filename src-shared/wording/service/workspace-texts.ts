import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** Why a workspace or a copy of it cannot be opened. */
export const workspaceTexts: readonly MarkedText[] = [
  mark(
    'The data folder {folder} cannot be written. Give yourself write access to it, or choose a different one with --data.',
  ),
  mark('{folder} is not a folder. Choose a folder with --data.'),
  mark('The disk that holds {folder} is full. Free some space and try again.'),
  mark(
    'The disk that holds {folder} does not take or return data: it may be full or failing. Free some space or check it, and try again.',
  ),
  mark(
    'The disk that holds {folder} is full or cannot be written. Free some space and try again; nothing was changed.',
  ),
  mark('{problem} Restore a backup: restore FILE. The damaged file is kept in the backups folder.'),
  mark('{problem} The newest copy is of {when} UTC: restore {copy}. The damaged file is kept in the backups folder.'),
  mark('The workspace in {folder} is damaged or is not an Answerscope workspace ({why}).'),
  mark('The workspace in {folder} is damaged or is not an Answerscope workspace.'),
  mark('The workspace in {folder} is in use by another program. Close it and try again.'),
  mark(
    'The workspace in {folder} is open in process {id}. Close it, or turn on its port so that commands can reach it.',
  ),
  mark(
    'The workspace in {folder} is open in another process. Close it, or turn on its port so that commands can reach it.',
  ),
  mark('The workspace in {folder} cannot be opened: {why}'),
  mark(
    'The workspace in {folder} is damaged: workspace.db {what, select, empty {is empty} other {is missing}}, although there was one. To start again, choose a different folder with --data.',
  ),
  mark(
    'The workspace in {folder} is damaged: workspace.db holds nothing, although there was a workspace. To start again, choose a different folder with --data.',
  ),
  mark('The workspace in {folder} is damaged: {why}.'),
  mark('{folder} holds a database that is not an Answerscope workspace. Choose a different folder with --data.'),
  mark(
    'The workspace in {folder} was made by a newer version of Answerscope (format {format}; this version reads up to {newest}). Update Answerscope; nothing was changed.',
  ),
  mark(
    '{file} was made by a newer version of Answerscope (format {format}; this version reads up to {newest}). Update Answerscope; nothing was changed.',
  ),
  mark('{file} is damaged or is not an Answerscope backup. Nothing was changed.'),
  mark('{file} is not an Answerscope backup. Nothing was changed.'),
  mark('{file} is damaged ({why}). Use another backup; nothing was changed.'),
  mark(
    "{file} contains the sample's simulated data, which is kept apart from real data. Build the sample with: sample",
  ),
  mark('There is no file {file}.'),
  mark('{file} is not a file. Name the backup itself.'),
  mark('{file} is the workspace itself, not a backup of it.'),
  mark('{file} cannot be read, or {folder} cannot be written. Nothing was changed.'),
  mark(
    '{count, plural, one {# page} other {# pages}} of {file} changed while it was closed: the disk damaged them, or another program wrote to them. Restore a copy from before; if you changed the file yourself, delete {seal}.',
  ),
  mark('The workspace is not open: only restore-backup can be called.'),
  mark('The worker ended without reporting an outcome.'),
  mark('it does not begin as a database does'),
  mark('its header is damaged'),
  mark('the end of the file is missing'),
  mark('the definition of {name} was changed'),
  mark(
    'Something went wrong inside Answerscope. It is logged under {id} in {file}. Everything stored is kept; Answerscope closes and continues at the next start.',
  ),
  mark(
    'Something went wrong inside Answerscope: {problem}. Everything stored is kept; Answerscope closes and continues at the next start.',
  ),
  mark('Answerscope did not respond. Restart it.'),
  mark('{file} cannot be decrypted: {why}'),
  mark('A thread of the service ended.'),
  mark('A thread of the service took over {seconds, plural, one {# second} other {# seconds}}.'),
  mark('Start Answerscope again and open the address that it prints'),
  mark('Only the windows of Answerscope may do this.'),
];

/** What the desktop app cannot do, and why. */
export const desktopProblems: readonly MarkedText[] = [
  mark('This system has no vault for credentials. Set credentials as environment variables instead.'),
  mark(
    'No password manager is running in which the key to credentials could be kept: start GNOME Keyring or KWallet, then restart Answerscope. Set credentials as environment variables instead.',
  ),
  mark(
    'The stored credentials could not be read; their file is kept as {file}. The vault does not open {names}, stored by another user or computer: enter them again.',
  ),
  mark('The stored credentials could not be read; their file is kept as {file}.'),
  mark('The vault does not open {names}, stored by another user or computer: enter them again.'),
  mark('{file} exists already and belongs to another program.'),
  mark('This build has no address to ask for updates.'),
  mark('The description of the update is not signed by the key of this build.'),
  mark('Here credentials are environment variables: set the variable, then restart Answerscope.'),
  mark('{name} could not be stored.'),
  mark('The setting could not be stored.'),
  mark('Here the port is chosen at the start: serve --port.'),
  mark('Port {port} is in use by another program. Close it, or choose another port with --port.'),
  mark('Port {port} may not be used by this user. Choose one above 1023 with --port.'),
  mark('Port {port} cannot be opened: {why}'),
  mark('The file is larger than {size} MiB. Split it, or import it from the command line.'),
];
