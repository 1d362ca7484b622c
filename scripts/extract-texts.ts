/**
 * The texts of the source and their translations.
 *
 *   extract-texts.ts                          what each catalogue lacks, has too much and has wrong
 *   extract-texts.ts missing app de           the texts without a translation, as JSON to fill in
 *   extract-texts.ts fill app de FILE.json    takes translations into the catalogue, unless one is wrong
 *   extract-texts.ts tidy                     removes what no text uses
 *   extract-texts.ts bare src-renderer/views  words in JSX that no catalogue has
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#shared/language/text-key.ts';
import { textLanguages, textScopes, type TextLanguage, type TextScope } from '#shared/language/text-languages.ts';
import { bareTexts } from './languages/bare-texts.ts';
import { readCatalogue, writeCatalogue } from './languages/catalogues.ts';
import { checkCatalogue, englishFaults } from './languages/check-texts.ts';
import { readTexts } from './languages/read-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const translated = textLanguages.filter(({ code }) => code !== 'en');
const found = readTexts(root);

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

const [command = 'check', ...words] = process.argv.slice(2);

/** The scope and the language named on the command line. */
function named(): { readonly scope: TextScope; readonly language: TextLanguage } {
  const scope = textScopes.find((one) => one === words[0]);
  const language = translated.find(({ code }) => code === words[1]);
  if (scope === undefined || language === undefined)
    fail(`Name a scope (${textScopes.join(', ')}) and a language (${translated.map(({ code }) => code).join(', ')}).`);
  return { scope, language };
}

function check(): void {
  const faults = textScopes.flatMap((scope) => [...found[scope].faults, ...englishFaults(found[scope].texts)]);
  for (const scope of textScopes) {
    print(`${scope}: ${new Set(found[scope].texts.map(({ key }) => key)).size} texts`);
    for (const language of translated) {
      const { missing, unused, wrong } = checkCatalogue(
        found[scope].texts,
        readCatalogue(root, scope, language),
        language,
      );
      print(`  ${language.code}: ${missing.length} missing, ${unused.length} unused, ${wrong.length} wrong`);
      faults.push(...wrong);
    }
  }
  if (faults.length > 0) fail(...new Set(faults));
}

function missing(): void {
  const { scope, language } = named();
  const { missing: keys } = checkCatalogue(found[scope].texts, readCatalogue(root, scope, language), language);
  print(JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, 2));
}

function fill(): void {
  const { scope, language } = named();
  const [, , file] = words;
  if (file === undefined) fail('Name the file with the translations.');
  const added = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  const catalogue = { ...readCatalogue(root, scope, language), ...added };
  const { missing: still, unused, wrong } = checkCatalogue(found[scope].texts, catalogue, language);
  const strange = unused.filter((key) => key in added);
  if (wrong.length + strange.length > 0) fail(...wrong, ...strange.map((key) => `No text is "${key}".`));
  const texts = Object.fromEntries(Object.entries(catalogue).filter(([, text]) => text !== ''));
  writeCatalogue(root, scope, language, texts);
  print(`${language.code}: ${still.length} missing`);
}

function tidy(): void {
  for (const scope of textScopes)
    for (const language of translated) {
      const catalogue = readCatalogue(root, scope, language);
      const unused = new Set(checkCatalogue(found[scope].texts, catalogue, language).unused);
      const used = Object.entries(catalogue).filter(([key, text]) => text !== '' && !unused.has(key));
      if (Object.keys(catalogue).length > 0) writeCatalogue(root, scope, language, Object.fromEntries(used));
    }
}

const commands: Readonly<Record<string, () => void>> = {
  check,
  missing,
  fill,
  tidy,
  bare: () => {
    for (const line of bareTexts(root, words[0] ?? 'src-renderer')) print(line);
  },
};
(commands[command] ?? (() => fail(`Unknown: ${command}. Known: ${Object.keys(commands).join(', ')}.`)))();
