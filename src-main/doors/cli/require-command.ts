import type { Command } from 'commander';

/** A command that was registered before. */
export function requireCommand(program: Command, name: string): Command {
  const command = program.commands.find((known) => known.name() === name);
  if (command === undefined) throw new Error(`${name} is registered before`);
  return command;
}
