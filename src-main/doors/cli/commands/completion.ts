import { Argument, type Command } from 'commander';
import { contract } from '#shared/contract/index.ts';
import type { CommandIo } from '../command-io.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** Registers `completion`: prints what a shell needs to complete commands, options and operations. */
export function registerCompletion(program: Command, io: CommandIo): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .description('print the completion of commands, options and operations for a shell')
    .action((shell: Shell) => void io.stdout.write(completionFor(shell, program)));
}

/** The words that may follow each command, by its full name; the empty name is the program itself. */
function wordsByCommand(command: Command, path: readonly string[] = []): Map<string, readonly string[]> {
  const children = command.commands.filter((child) => child.name() !== 'help');
  const own = [
    ...children.map((child) => child.name()),
    ...command.options.flatMap(({ long }) => (long == null ? [] : [long])),
    ...(path.join(' ') === 'call' ? Object.keys(contract) : []),
  ];
  return new Map([
    [path.join(' '), own],
    ...children.flatMap((child) => [...wordsByCommand(child, [...path, child.name()])]),
  ]);
}

function completionFor(shell: Shell, program: Command): string {
  const words = [...wordsByCommand(program)];
  if (shell === 'fish') return fishCompletion(words);
  const cases = words.map(([command, next]) => `    ${JSON.stringify(command)}) words='${next.join(' ')}' ;;`);
  const bash = [
    '_answerscope() {',
    '  local path="" word words',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    '    case "$word" in -*) ;; *) [ -z "$path" ] && path="$word" || case "$path" in *" "*) ;; *) path="$path $word" ;; esac ;; esac',
    '  done',
    '  while :; do',
    '    case "$path" in',
    ...cases,
    '    *) words="" ;;',
    '    esac',
    '    [ -n "$words" ] || [ -z "$path" ] && break',
    '    case "$path" in *" "*) path="${path% *}" ;; *) path="" ;; esac',
    '  done',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _answerscope answerscope',
    '',
  ].join('\n');
  return shell === 'bash' ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

function fishCompletion(words: readonly (readonly [string, readonly string[]])[]): string {
  const lines = words.map(([command, next]) => {
    const condition =
      command === ''
        ? '__fish_use_subcommand'
        : command
            .split(' ')
            .map((part) => `__fish_seen_subcommand_from ${part}`)
            .join('; and ');
    return `complete -c answerscope -n '${condition}' -a '${next.join(' ')}'`;
  });
  return `${lines.join('\n')}\n`;
}
