import { expect, test } from 'vitest';
import { googleLanguage } from '#main/platforms/aioverview/google-language.ts';
import { languages } from '#shared/domain/languages.ts';

/** Interface languages that SerpApi accepts as `hl`, as far as they are in the product's list. */
const accepted = new Set(
  (
    'sq ar hy az be bn bs bg km hr cs da nl en et tl fi fr ka de el iw hi hu is id it ja kk ko ky lo lv lt mk ms my no pl ' +
    'pt-br pt-pt ro sr si sk sl es sw sv tg th tk tr uk ur uz vi zh-cn zh-tw'
  ).split(' '),
);

test.each(languages)('$name has a code that SerpApi accepts, from everywhere', ({ code }) => {
  for (const country of ['us', 'br', 'tw', 'il'] as const) expect(accepted).toContain(googleLanguage(code, country));
});

test.each([
  ['he', 'il', 'iw'],
  ['fil', 'ph', 'tl'],
  ['no', 'no', 'no'],
  ['pt', 'br', 'pt-br'],
  ['pt', 'mz', 'pt-pt'],
  ['zh', 'hk', 'zh-tw'],
  ['zh', 'sg', 'zh-cn'],
  ['de', 'ch', 'de'],
] as const)('%s from %s is %s', (language, country, hl) => expect(googleLanguage(language, country)).toBe(hl));
