import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { languageTexts } from '#main/files/language-texts.ts';
import { answerText, markdown } from '#main/report/html/answer-text.ts';

const marked = (text: string, names: readonly string[], sources: readonly string[] = []) =>
  answerText(
    text,
    names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length, own: name === 'Acme' })),
    sources.map((address) => ({ address })),
    languageTexts('en'),
  ).text;

describe('an answer in a report', () => {
  it('is rendered with its tables, its names marked, and its sources numbered', () => {
    const text =
      '## Best\n\n| Name | For |\n| --- | --: |\n| **Acme** | all |\n\nBolt, see [reviews](https://reviews.example/bolt?utm_source=x).';
    const $ = load(marked(text, ['Acme', 'Bolt'], ['https://acme.com/', 'https://reviews.example/bolt']));
    expect($('td strong mark.own').text()).toBe('Acme');
    expect($('mark:not(.own)').text()).toBe('Bolt');
    expect($('a + sup.source').text()).toBe('2');
    expect($('h1,h2,h3,h4,h5,h6')).toHaveLength(0);
    expect($('p.heading').text()).toBe('Best');
  });

  it('marks a name that spans mark-up in each of its parts', () => {
    const $ = load(marked('Try A**c**me now', ['A**c**me']));
    expect($('mark').text()).toBe('Acme');
    expect($('body').text().trim()).toBe('Try Acme now');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x" onerror="alert(1)](https://spy.example/p.png "t")',
    '[x](javascript:alert(1)) [y](data:text/html,x) <javascript:alert(1)>',
    '</div></article></body><style>*{display:none}</style>',
    '[a](https://x.example/"onclick="alert(1))',
    '| a |\n| - |\n| <iframe src="https://x.example"></iframe> |',
    '\uFDD0\uFDD1Acme\uFDD2\uFDD2\uFDD0',
    '[Acme](https://x.example/Acme "Acme") <a href="x" style="x">y</a>',
  ])('is harmless: %s', (text) => {
    for (const html of [marked(`${text} Acme`, ['Acme']), markdown(text, languageTexts('en')).text]) {
      const $ = load(html);
      expect($('script,img,iframe,style,object,svg,form,input')).toHaveLength(0);
      for (const element of $('body *').get()) {
        const names = 'attribs' in element ? Object.keys(element.attribs) : [];
        expect(names.filter((name) => !['href', 'rel', 'class', 'title', 'start'].includes(name))).toEqual([]);
      }
      for (const link of $('a').get()) expect($(link).attr('href') ?? '').toMatch(/^(?:https?:\/\/|$)/);
      expect(html).not.toMatch(/[\uFDD0-\uFDD2]/);
    }
  });
});
