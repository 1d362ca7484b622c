import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { recogniser } from '#shared/language/recognise.ts';
import { progressTexts } from '#shared/wording/service/progress-texts.ts';
import { predicates, sentences } from '#shared/wording/service/service-text.ts';
import { hole, sentencesIn } from '../../scripts/languages/read-sentences.ts';

const root = projectRoot();

/** What no page shows: texts for commands, assistants, models and programs, and what reports and messages write in their own language. */
const elsewhere = [
  ...['analysis/', 'sample/', 'cli', 'doors/cli/', 'doors/mcp/', 'doors/content', 'models/', 'messages/texts'],
  ...['doors/http/openapi', 'doors/http/api-paths', 'doors/http/json-body', 'doors/http/request-guard'],
  ...['doors/http/operation-routes', 'doors/http/http-door', 'doors/http/feed-route', 'doors/http/replies'],
  ...['doors/http/watch', 'doors/http/report-route', 'doors/http/assistant', 'doors/desktop/self'],
  ...['recommend/rules', 'report/html', 'report/pptx', 'report/xlsx', 'report/export-readme', 'report/answer-markdown'],
  ...['report/render-csv', 'report/table-columns', 'findings/alerts', 'scan/plan', 'results/proposed'],
  ...['store/export-tables', 'store/warehouse-tables', 'publish/duckdb'],
];
const fileOfElsewhere = /generate\/(?:\w+-with-model|key|query-temp)|publish\/\w+-rows/;

/** What is given texts that nobody reads on a screen: the database, logs, descriptions of the interface, looked-up texts. */
const silentVoices = new RegExp(
  [
    String.raw`describe|summary|\{example\}|\{comments\}|\{about\}|\{sql\}|\{where\}|\{title\}|\{label\}$`,
    String.raw`^t$|(?:^|\.)mark$|\.t$|^store\.|\bdb\.|prepare|exec$|\bsql\b|^chain|filter$|regex$`,
    String.raw`(?:^|\.)(?:log|warn|onDefect|logDefect|notFound|includes|startsWith|get|set|header|refine\{)`,
    String.raw`^(?:Error|RangeError|conditions|columns|shown|scanned|CommandError|UnusableReply)`,
  ].join('|'),
);
const query =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|AND |WHERE|JOIN|FROM|\(|LEFT|ORDER BY|EXISTS|COALESCE)|\sSELECT\s[\s\S]+\sFROM\s/;

const known = [sentences, predicates, progressTexts].map((messages) => recogniser(messages));
const mostHoles = 5;

/** A sentence with values of every kind in its places: numbers, days. */
function examplesOf(text: string): string[] {
  const holes = text.split(hole).length - 1;
  const choices = holes > mostHoles ? [0, -1] : Array.from({ length: 2 ** holes }, (_, bits) => bits);
  return choices.map((bits) => {
    let place = 0;
    return text.replaceAll(hole, () => ((bits >> place++) & 1 ? '7' : '20 Nov 2026'));
  });
}
const isRecognised = (text: string): boolean =>
  examplesOf(text).some((example) => known.some((recognise) => recognise(example) !== undefined));

const shown = (text: string): string =>
  text
    .replaceAll(hole, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function unrecognised(): string[] {
  const files = globSync('{src-main,src-shared}/**/*.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  const read = files.filter(
    (file) =>
      !file.includes('/wording/') &&
      !fileOfElsewhere.test(file) &&
      !elsewhere.some((start) => file.startsWith(`src-main/${start}`)),
  );
  const texts = read.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(root, file), 'utf8'))
      .filter(({ voice }) => !silentVoices.test(voice))
      .flatMap((sentence) => sentence.texts.filter((text) => !query.test(text) && !isRecognised(text)))
      .map((text) => `${file}: ${shown(text)}`),
  );
  return [...new Set(texts)].toSorted();
}

const exceptionsFile = path.join(root, 'test/docs/english-sentences.txt');
const exceptions = readFileSync(exceptionsFile, 'utf8').split('\n').filter(Boolean);

describe('sentences that the service says in English', () => {
  const found = unrecognised();

  test('are recognised by a message of src-shared/wording/service, or known to stay in English', () => {
    expect(found.filter((one) => !exceptions.includes(one))).toEqual([]);
  });

  test('are not listed as exceptions once they are recognised or gone', () => {
    expect(exceptions.filter((one) => !found.includes(one))).toEqual([]);
  });
});

test('sentences are read with their choices, and a value stands in each place', () => {
  const source = `const where = 'in the folder';
    fail(\`The file \${name} \${isOld ? 'is too old' : 'is too new'} \${where}\`);
    note('Stopped after ' + counted(n, 'answer') + ' were read'); key('a-name');`;
  expect(sentencesIn('a.ts', source)).toEqual([
    { place: 'a.ts:1', voice: 'where', texts: ['in the folder'] },
    {
      ...{ place: 'a.ts:2', voice: 'fail' },
      texts: [`The file ${hole} is too old in the folder`, `The file ${hole} is too new in the folder`],
    },
    { place: 'a.ts:3', voice: 'note', texts: [`Stopped after ${hole} answers were read`] },
  ]);
});
