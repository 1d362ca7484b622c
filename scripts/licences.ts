import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * Collects the packages whose modules a build contains and writes name, version, licence and notice of each to `file`.
 * One instance serves all builds of a run; `besides` are packages that are shipped without being bundled. Fails the build if
 * a package names no licence.
 */
export function licencePlugin(file: string, besides: readonly string[] = []): Plugin {
  const found = new Map<string, Package>();
  const add = (directory: string): void => {
    const { name, version, licence, text } = readPackage(directory);
    found.set(`${name}@${version}`, { name, version, licence, text });
  };
  return {
    name: 'answerscope-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const directory of besides) add(directory);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const directory = packageOf(id);
          if (directory !== null) add(directory);
        }
      }
    },
    closeBundle() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, render([...found.values()]));
    },
  };
}

/** The folder of the package that a module belongs to; null for our own modules and those a bundler makes. */
function packageOf(moduleId: string): string | null {
  const id = moduleId.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  const start = id.lastIndexOf('/node_modules/');
  if (start < 0) return null;
  const [first = '', second = ''] = id.slice(start + '/node_modules/'.length).split('/');
  return `${id.slice(0, start)}/node_modules/${first.startsWith('@') ? `${first}/${second}` : first}`;
}

function readPackage(directory: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (license === undefined) throw new Error(`The package ${name} names no licence.`);
  const notices = readdirSync(directory).filter((entry) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(entry));
  const texts = notices.map((entry) => path.join(directory, entry)).filter((entry) => existsSync(entry));
  return {
    name,
    version,
    licence: license,
    text: texts.map((entry) => readFileSync(entry, 'utf8').trim()).join('\n\n'),
  };
}

function render(packages: readonly Package[]): string {
  const sorted = packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
  const rule = '='.repeat(78);
  return [
    'Answerscope contains the following packages. The licences of its data are in resources/licences.',
    ...sorted.map(
      ({ name, version, licence, text }) =>
        `${rule}\n${name} ${version} (${licence})\n\n${text || `Licence: ${licence}`}`,
    ),
    '',
  ].join('\n\n');
}
