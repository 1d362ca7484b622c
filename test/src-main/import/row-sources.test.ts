import { expect, test } from 'vitest';
import { readCitations } from '#main/import/row-sources.ts';

const both = ['https://a.example.com/1', 'https://b.example.com/2'];
const urls = (value: unknown): string[] => readCitations(value).map(({ url }) => url);

test.for([
  'https://a.example.com/1, https://b.example.com/2',
  'https://a.example.com/1;https://b.example.com/2',
  'https://a.example.com/1\nhttps://b.example.com/2',
  '["https://a.example.com/1","https://b.example.com/2"]',
  "['https://a.example.com/1', 'https://b.example.com/2']",
  "[{'url': 'https://a.example.com/1', 'title': 'A'}, {'url': 'https://b.example.com/2', 'title': 'B'}]",
  'A page - https://a.example.com/1\nB page - https://b.example.com/2',
  '[A page](https://a.example.com/1), [B page](https://b.example.com/2)',
  '1. A page (https://a.example.com/1)\n2. B page (https://b.example.com/2)',
  '[1] https://a.example.com/1 [2] https://b.example.com/2.',
  '[1]https://a.example.com/1,[2]https://b.example.com/2',
  'A:https://a.example.com/1 | B:https://b.example.com/2',
  '<https://a.example.com/1> <https://b.example.com/2>',
  '{"https://a.example.com/1","https://b.example.com/2"}',
  'a.example.com/1, b.example.com/2',
  'a.example.com/1; b.example.com/2',
])('a cell of sources: %s', (cell) => {
  expect(urls(cell)).toEqual(both);
});

test('hosts without a scheme and a path are sources, words and numbers are none', () => {
  expect(urls('g2.com, www.kelvora.com')).toEqual(['https://g2.com', 'https://www.kelvora.com']);
  expect(urls('none, e.g. 2.5 or v1.0')).toEqual([]);
  expect(urls('https://a.example.com/x,y,z; see G2.com')).toEqual(['https://a.example.com/x,y,z']);
  expect(urls('https://en.wikipedia.org/wiki/Help_(desk)')).toEqual(['https://en.wikipedia.org/wiki/Help_(desk)']);
  expect(urls('https://a.example.com/?x=1&amp;y=2')).toEqual(['https://a.example.com/?x=1&y=2']);
});

test.for([
  { url: 'https://a.example.com/1', title: 'A' },
  { URL: 'https://a.example.com/1', Title: 'A' },
  { sourceUrl: 'https://a.example.com/1', label: 'A' },
  { source: { url: 'https://a.example.com/1', title: 'A' } },
  { web: { uri: 'https://a.example.com/1', title: 'A' } },
  { type: 'url_citation', url_citation: { url: 'https://a.example.com/1', title: 'A' } },
])('an object of a source: %j', (source) => {
  expect(readCitations([source])).toEqual([{ url: 'https://a.example.com/1', title: 'A', cited: true }]);
});

test('a page that was only found is not cited', () => {
  expect(readCitations([{ url: 'https://a.example.com/1', citationCount: 0 }])).toMatchObject([{ cited: false }]);
});
