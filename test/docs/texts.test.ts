import { describe, expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { english, findTextLanguage, textLanguages, textScopes } from '#shared/language/text-languages.ts';
import { readCatalogue } from '../../scripts/languages/catalogues.ts';
import { checkCatalogue, englishFaults, translationFaults } from '../../scripts/languages/check-texts.ts';
import { readTexts, textsIn } from '../../scripts/languages/read-texts.ts';

const root = projectRoot();
const found = readTexts(root);

describe.each(textScopes)('the texts of the scope %s', (scope) => {
  const { texts, faults } = found[scope];

  test('are literals, whole in English, and get every value', () => {
    expect([...faults, ...englishFaults(texts)]).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  test.each(textLanguages.filter((one) => one !== english).map((language) => [language.code, language] as const))(
    'are translated into %s as far as the list of languages says',
    (_, language) => {
      const { missing, unused, wrong } = checkCatalogue(texts, readCatalogue(root, scope, language), language);
      expect({ unused, wrong }).toEqual({ unused: [], wrong: [] });
      if (language.complete[scope]) expect(missing).toEqual([]);
    },
  );
});

test('a text in both scopes has one translation', () => {
  for (const language of textLanguages) {
    const [app, report] = [readCatalogue(root, 'app', language), readCatalogue(root, 'report', language)];
    const different = Object.keys(app).filter((key) => (report[key] ?? app[key]) !== app[key]);
    expect(different).toEqual([]);
  }
});

describe('reading texts', () => {
  test('calls of t, rich texts, marked texts and elements are found, with their contexts and values', () => {
    const { texts, faults } = textsIn(
      'a.tsx',
      `const a = t('One');
       const b = texts.t('{n, number} of {all}', { n, 'all': 3 }, 'share');
       const c = words.t.rich(\`Read <a>it</a>\`, { a });
       const d = { e: mark('Later'), f: mark('Open', 'verb') };
       const g = <T message="See <b>{name}</b>" values={{ b, name }} />;
       const h = t.marked(d.e);`,
    );
    expect(faults).toEqual([]);
    expect(texts.map(({ key, rich, values }) => [key, rich, values])).toEqual([
      ['One', false, []],
      ['{n, number} of {all} ‖ share', false, ['n', 'all']],
      ['Read <a>it</a>', true, ['a']],
      ['Later', false, undefined],
      ['Open ‖ verb', false, undefined],
      ['See <b>{name}</b>', true, ['b', 'name']],
    ]);
    expect(englishFaults(texts)).toEqual([]);
  });

  test('what is no literal is a fault, and so is a value too few or too many', () => {
    expect(textsIn('a.ts', 't(word);\nt(`${count} answers`);').faults).toEqual([
      'a.ts:1: the text is no literal',
      'a.ts:2: the text is no literal',
    ]);
    const { texts } = textsIn(
      'a.ts',
      "t('{day} to {end}', { day, until });\nt('{n, plural, other {#}}', { n });\nt('{');",
    );
    expect(englishFaults(texts).map((fault) => fault.replace(/(message): .*/, '$1'))).toEqual([
      'a.ts:1: no value for end',
      'a.ts:1: the text has no until',
      'a.ts:2: lacks plural forms: one',
      'a.ts:3: no ICU message',
    ]);
  });
});

describe('checking a translation', () => {
  const answers = '{n, plural, one {# answer} other {# answers}} of {name}';
  const faultsOf = (code: string, translation: string, key = answers, rich = false) =>
    translationFaults(key, translation, rich, findTextLanguage(code) ?? english).map((fault) =>
      fault.slice(fault.lastIndexOf('"') + 2),
    );

  test('every form of the language, every placeholder and every tag is wanted', () => {
    expect(faultsOf('de', '{n, plural, one {# Antwort} other {# Antworten}} von {name}')).toEqual([]);
    expect(faultsOf('ja', '{name}の回答{n, plural, other {#件}}')).toEqual([]);
    expect(faultsOf('fr', '{n, plural, one {# réponse} other {# réponses}} de {name}')).toEqual([]);
    expect(faultsOf('pl', '{n, plural, one {# odpowiedź} other {# odpowiedzi}} {nazwa}')).toEqual([
      'has a placeholder that English does not: nazwa',
      'lacks the placeholder name',
      'lacks plural forms: few, many',
    ]);
    expect(faultsOf('ar', '{n, plural, =0 {لا} one {واحد} two {اثنان} few {#} other {#}} {name}')).toEqual([
      'lacks plural forms: many',
    ]);
    expect(faultsOf('de', 'Siehe Seite', 'See <link>page</link>', true)).toEqual(['differs in the tag link']);
    expect(faultsOf('de', '{kind, select, a {x} other {z}}', '{kind, select, a {x} b {y} other {z}}')).toEqual([
      'differs in its choices',
    ]);
    expect(faultsOf('de', '{n, plural, one {# Antwort}')[0]).toMatch(/^is no ICU message/);
  });

  test('a catalogue is compared with the texts', () => {
    const { texts } = textsIn('a.ts', "t('Yes'); t('No'); t('Maybe')");
    const german = findTextLanguage('de') ?? english;
    expect(checkCatalogue(texts, { Yes: 'Ja', No: '', Perhaps: 'Vielleicht' }, german)).toEqual({
      missing: ['No', 'Maybe'],
      unused: ['Perhaps'],
      wrong: [],
    });
  });
});
