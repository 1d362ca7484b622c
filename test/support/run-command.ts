import type { CommandIo, Output } from '#main/doors/cli/command-io.ts';
import { runProgram } from '#main/doors/cli/program.ts';
import { createServiceDouble, type ServiceDouble } from './service-double.ts';

export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Addresses that the command opened in the browser. */
  readonly opened: readonly string[];
}

/** Standard output or error that records. */
export function recordOutput(isTTY = false): Output & { text: string } {
  const output = {
    text: '',
    isTTY,
    columns: 80,
    write: (text: string) => {
      output.text += text;
      return true;
    },
  };
  return output;
}

/** Runs a command line in this process; default: with the service double. */
export async function runCommand(
  args: readonly string[],
  io: Partial<CommandIo> & { double?: ServiceDouble; terminal?: boolean } = {},
): Promise<CommandRun> {
  const { double = createServiceDouble(), terminal = false, ...given } = io;
  const stdout = recordOutput(terminal);
  const stderr = recordOutput(terminal);
  const opened: string[] = [];
  const exitCode = await runProgram(args, {
    stdout,
    stderr,
    environment: { HOME: '/nonexistent-home-of-tests' },
    readInput: () => Promise.resolve(''),
    readSecret: null,
    onEnter: null,
    signal: new AbortController().signal,
    openBrowser: (url) => void opened.push(url),
    createWorkspaceSwitcher: () => Promise.resolve(double.switcher),
    ...given,
  });
  return { exitCode, stdout: stdout.text, stderr: stderr.text, opened };
}
