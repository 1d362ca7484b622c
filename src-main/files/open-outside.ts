import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` is a word of the shell, and would cut the address at "&".
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address or a file with the user's own program for it. Throws where the system has none. */
export function openOutside(target: string): Promise<void> {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, target], { stdio: 'ignore', detached: true });
    child.on('error', reject);
    child.on('spawn', resolve);
    child.unref();
  });
}
