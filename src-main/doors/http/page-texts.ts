import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#shared/language/text-languages.ts';
import type { Texts } from '#shared/language/texts.ts';
import { languageTexts } from '#main/files/language-texts.ts';

const mostWishes = 20;

/** The texts of a page without scripts, in the language that the browser wants (`Accept-Language`). */
export function pageTexts(request: FastifyRequest): Texts {
  const wishes = (request.headers['accept-language'] ?? '').split(',', mostWishes).map((wish) => {
    const [tag = '', weight] = wish.trim().split(/;\s*q=/);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const tags = wanted.map(({ tag }) => tag);
  // A reader who wants English first is not given another language further down the list.
  const english = tags.findIndex((tag) => /^en\b/i.test(tag));
  return languageTexts(preferredLanguage(english < 0 ? tags : tags.slice(0, english), 'report').code);
}
