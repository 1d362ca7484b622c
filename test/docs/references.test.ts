import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { projectRoot } from '#main/files/paths.ts';
import { providers } from '#main/platforms/registry.ts';
import { documents, type Document } from './documents.ts';

const all = documents();
const root = projectRoot();

/** A document without its code blocks, which are not prose. */
const prose = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** What a pattern captures in all documents, with the document. */
const namedIn = (pattern: RegExp, part = (text: string): string => text): { file: string; name: string }[] =>
  all.flatMap(({ file, text }) => [...part(text).matchAll(pattern)].map(([, name = '']) => ({ file, name })));

/** The anchor that a heading gets on GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/[`*_]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] =>
  [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));

/** The links of a document to other files and headings, in the form `path#anchor`. */
const linksOf = ({ text }: Document): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

/** The file and anchor that are missing for a link; null if both exist. */
function problemOf(from: string, link: string): string | null {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.join(path.dirname(from), target);
  if (!existsSync(path.join(root, file))) return `no file ${file}`;
  if (anchor === undefined) return null;
  return anchorsOf(readFileSync(path.join(root, file), 'utf8')).includes(anchor)
    ? null
    : `no heading #${anchor} in ${file}`;
}

test('every link between documents leads to a file and a heading', () => {
  const links = all.flatMap((document) => linksOf(document).map((link) => [document.file, link] as const));
  expect(links.length).toBeGreaterThan(60);
  for (const [file, link] of links) expect(problemOf(file, link), `${file}: ${link}`).toBe(null);
  expect(problemOf('README.md', 'docs/missing.md')).toBe('no file docs/missing.md');
  expect(problemOf('README.md', 'docs/measures.md#missing')).toBe('no heading #missing in docs/measures.md');
});

test('every document in docs/ is listed in docs/README.md', () => {
  const index = readFileSync(path.join(root, 'docs/README.md'), 'utf8');
  const listed = all.filter(({ file }) => path.dirname(file) === 'docs' && file !== 'docs/README.md');
  expect(listed.length).toBeGreaterThan(20);
  for (const { file } of listed) expect(index, file).toContain(`(${path.basename(file)})`);
});

test('every path of the tree that a document names exists', () => {
  const named = /`((?:src-main|src-shared|src-renderer|scripts|resources|test|docs)\/[\w./-]*)`/g;
  const paths = namedIn(named, prose);
  expect(paths.length).toBeGreaterThan(100);
  for (const { file, name } of paths) expect(existsSync(path.join(root, name)), `${file}: ${name}`).toBe(true);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = namedIn(/npm run (?:-s )?([\w:]+)/g);
  expect(named.length).toBeGreaterThan(20);
  for (const { file, name } of named) expect(Object.keys(scripts), file).toContain(name);
});

test('every operation that a document names in code exists', () => {
  const verbs =
    /`((?:get|list|set|add|create|check|open|edit|start|cancel|save|merge|decide|assess|review|estimate|spend|generate|update|discover|reword|refresh|keep|revoke|preview|test|restore|import)-[a-z-]+)`/g;
  const named = namedIn(verbs, prose);
  expect(named.length).toBeGreaterThan(50);
  for (const { file, name } of named) expect(Object.keys(contract), file).toContain(name);
});

test('docs/providers.md lists every provider with its credentials and variables', () => {
  const page = readFileSync(path.join(root, 'docs/providers.md'), 'utf8');
  for (const { id, platform, credentials, baseUrlVariable, modelVariable, defaultModel } of providers)
    for (const name of [id, platform, ...credentials, baseUrlVariable, modelVariable, defaultModel])
      if (name != null) expect(page, id).toContain(`\`${name}\``);
});

test('every curl line of a document sends a request that the contract accepts', () => {
  const sent = all.flatMap(({ file, text }) =>
    [...text.matchAll(/curl [^`]*?\/v1\/([a-z-]+)[^`]*?-d '([^\n]*?)'(?=\n)/g)].map(
      ([, name = '', body = '']) => [file, name, body.replaceAll(String.raw`'\''`, "'")] as const,
    ),
  );
  expect(new Set(sent.map(([file]) => file))).toEqual(new Set(['README.md', 'docs/api.md']));
  for (const [file, name, body] of sent) {
    const operation = Object.values(publishedInterface).find((published) => published.name === name);
    expect(operation?.request.safeParse(JSON.parse(body)).error?.issues, `${file}: ${name}`).toBe(undefined);
    expect(operation, `${file}: ${name}`).toBeDefined();
  }
});
