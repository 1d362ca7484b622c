import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** Remarks of the price list; those of a person stay as they are. */
export const priceTexts: readonly MarkedText[] = [
  mark('Introductory price through {day}; valid from the day it was read.'),
  mark('Introductory price through {day}.'),
  mark('Announced: the introductory price ends on {day}.'),
  mark('For estimates; every reply reports its real cost.'),
  mark('For estimates, with the later overview; every reply reports its real cost.'),
  mark('The former chat completions, at the low search context; for gateways that still translate to them.'),
  mark(
    'Developer plan: {price, number} dollars for {searches, number} searches; a deferred overview is two searches. Put in the price of your own plan.',
  ),
  mark(
    'Smallest plan: {price, number} dollars for {searches, number} searches, and the larger the plan the less ({least} per {unit, number} at {most, number}); a deferred overview is two searches. Put in the price of your own plan.',
  ),
];
