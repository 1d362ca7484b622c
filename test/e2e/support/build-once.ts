import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';

const sources = ['src-{shared,main,renderer}/**/*', 'resources/**/*', 'electron.vite.config.ts', 'package-lock.json'];
const changedAt = (file: string): number => statSync(path.join(projectRoot(), file)).mtimeMs;

/** Builds before the first browser test, unless the build is newer than all its sources. */
export default function buildOnce(): void {
  const built = ['out/main/main.js', 'out/main/cli.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];
  if (built.every((file) => existsSync(path.join(projectRoot(), file)))) {
    const oldest = Math.min(...built.map(changedAt));
    if (globSync(sources, { cwd: projectRoot() }).every((file) => changedAt(file) <= oldest)) return;
  }
  execFileSync(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
