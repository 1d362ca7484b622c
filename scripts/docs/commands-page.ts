import type { Argument, Command, Option } from 'commander';

/** Command lines to copy, by command. */
const examples: Readonly<Record<string, string>> = {
  serve: 'answerscope serve --sample --open',
  sample: 'answerscope sample',
  'organization add': 'answerscope organization add "Northlight Consulting" --quota 50',
  export: 'answerscope export --customer 1 --out ./1Password',
  publish: 'answerscope publish --parquet ./warehouse',
  'organization delete': 'answerscope organization delete 1 --confirm "Northlight Consulting"',
  'customer delete': 'answerscope customer delete 1 --confirm 1Password',
  'customer list': 'answerscope customer list --archived',
  'customer import': 'answerscope customer import clients.csv --organization 1 --dry-run',
  'customer merge': 'answerscope customer merge 2 --into 1 --confirm "AgileBits"',
  'customer hand-over': 'answerscope customer hand-over 1 --out acme.answerscope-client',
  'customer take-in': 'answerscope customer take-in acme.answerscope-client --organization 1',
  'customer pause': 'answerscope customer pause 1',
  'customer resume': 'answerscope customer resume 1',
  'customer archive': 'answerscope customer archive 1',
  'customer unarchive': 'answerscope customer unarchive 1',
  'customer show': 'answerscope customer show 1',
  'group list': 'answerscope group list --customer 1',
  'group show': 'answerscope group show 1',
  'group pause': 'answerscope group pause 1',
  'group resume': 'answerscope group resume 1',
  'group schedule': 'answerscope group schedule 1 --every weekly --on mon,thu --at 07:30',
  'scan list': 'answerscope scan list --customer 1 --state Failed',
  'scan show': 'answerscope scan show 1',
  'scan cancel': 'answerscope scan cancel 1',
  'scan retry': 'answerscope scan retry 1',
  'scan pause': 'answerscope scan pause',
  'scan resume': 'answerscope scan resume',
  watch: 'answerscope watch --customer 1',
  completion: 'answerscope completion bash > ~/.local/share/bash-completion/completions/answerscope',
  'group delete': 'answerscope group delete 1 --confirm "Password managers"',
  'customer add':
    'answerscope customer add --organization 1 --name 1Password --website 1password.com --alias AgileBits',
  'group add':
    'answerscope group add --customer 1 --name "Password managers" --website 1password.com --keywords "password manager, passkeys" --language English --country us --queries queries.txt',
  clients: 'answerscope clients',
  alerts: 'answerscope alerts --show waiting',
  effects: 'answerscope effects --customer 1',
  plan: 'answerscope plan --group 1 --detect 5',
  'key create': 'answerscope key create --organization 1 --name "Reporting script" --scope manage --expires 2027-06-30',
  'key list': 'answerscope key list',
  'key show': 'answerscope key show 1',
  'key revoke': 'answerscope key revoke 1',
  scan: 'answerscope scan --group 1 --platform chatgpt',
  import: 'answerscope import answers.csv --customer 1 --group-name "Study" --platform chatgpt --dry-run',
  call: `answerscope call get-companies-stats '{"customerID":1}'`,
  mcp: 'answerscope mcp --allow manage',
  report: 'answerscope report --customer 1 --format pdf --out report.pdf',
  reports: 'answerscope reports --all --folder Reports --month 2026-10 --draft',
  backup: 'answerscope backup workspace-2026-11-20.db',
  'backup list': 'answerscope backup list',
  restore: 'answerscope restore workspace-2026-11-20.db',
  check: 'answerscope check',
  reanalyse: 'answerscope reanalyse --customer 1',
};

/** The commands that do something, with their full names such as `key create`. */
export function leafCommands(command: Command, path: readonly string[] = []): { name: string; command: Command }[] {
  const visible = command.commands.filter((child) => child.name() !== 'help');
  if (visible.length === 0) return [{ name: path.join(' '), command }];
  // A command with arguments or options of its own does something itself, beside its children.
  const own =
    path.length > 0 && (command.registeredArguments.length > 0 || command.options.length > 0)
      ? [{ name: path.join(' '), command }]
      : [];
  return [...own, ...visible.flatMap((child) => leafCommands(child, [...path, child.name()]))];
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function optionRow({ flags, description, mandatory, argChoices, defaultValue }: Option): string {
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const byDefault = typeof defaultValue === 'number' ? ` (default: ${defaultValue})` : '';
  return `| \`${cell(flags)}\` | ${mandatory ? 'yes' : ''} | ${cell(description + choices + byDefault)} |`;
}

function argumentRow(argument: Argument): string {
  const [open, close] = argument.required ? ['<', '>'] : ['[', ']'];
  return `| \`${open}${argument.name()}${close}\` | ${argument.required ? 'yes' : ''} | ${cell(argument.description)} |`;
}

const table = (heading: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [[`| ${heading} | required | meaning |`, '| --- | --- | --- |', ...rows].join('\n')];

function section(name: string, command: Command): string {
  const example = examples[name];
  if (example === undefined) throw new Error(`no example of ${name}`);
  return [
    `## ${name}`,
    sentence(command.description()),
    ...table('argument', command.registeredArguments.map(argumentRow)),
    ...table('option', command.options.map(optionRow)),
    `\`\`\`sh\n${example}\n\`\`\``,
  ].join('\n\n');
}

/** The reference page of the command line. */
export function commandsPage(program: Command): string {
  const commands = leafCommands(program);
  return `${[
    '<!-- Generated by `npm run docs` from the commands themselves. Do not edit. -->',
    '# Command line: reference',
    "In this folder a command is `npm run -s cli -- <command>`; if Answerscope is installed, `answerscope <command>` (in the app: File, Command Line …; macOS and Linux). To copy the lines below in this folder:\n\n```sh\nalias answerscope='npm run -s cli --'\n```",
    'Every command ends with exit code 0, or with one line on standard error that says what to do: code 2 for a usage error, 130 if it was interrupted, otherwise 1. While a service with its port open has the workspace (`answerscope serve`, or the desktop app with its port on), commands are carried out by that service; otherwise they open the workspace themselves, or name the process that has it open. `answerscope <command> --help` prints the options of a command.',
    '- '.concat(
      commands
        .map(({ name, command }) => `[${name}](#${name.replaceAll(' ', '-')}): ${command.description()}`)
        .join('\n- '),
    ),
    '## Global options',
    ...table('option', program.options.map(optionRow)),
    'The folder for application data is `~/Library/Application Support/Answerscope` on macOS, `%APPDATA%\\Answerscope` on Windows, and `$XDG_DATA_HOME/answerscope` (by default `~/.local/share/answerscope`) on Linux.',
    ...commands.map(({ name, command }) => section(name, command)),
  ].join('\n\n')}\n`;
}
