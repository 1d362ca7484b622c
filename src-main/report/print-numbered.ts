import { readDestinations, withPageNumbers, type Destination } from './page-numbers.ts';

/** A report's page that is open in a browser or a window. */
export interface OpenPage {
  /** Prints it as it is; tags and bookmarks change nothing of its layout, and cost as much as all the rest. */
  print(parts: { readonly tagsAndBookmarks: boolean }): Promise<Uint8Array>;
  /** Changes the HTML of its contents, given with or without all that is around them. */
  change(change: (html: string) => string): Promise<void>;
}

/** How often it is printed again, should the numbers themselves have moved a section. */
const mostRepetitions = 2;

/** Prints a report's page twice: the first print says on which page each section is, the second has it in the contents. */
export async function printNumbered(page: OpenPage): Promise<Uint8Array> {
  let destinations = readDestinations(await page.print({ tagsAndBookmarks: false }));
  for (let repetition = 0; ; repetition++) {
    const numbers = destinations;
    await page.change((html) => withPageNumbers(html, numbers));
    const pdf = await page.print({ tagsAndBookmarks: true });
    const printed = readDestinations(pdf);
    if (repetition === mostRepetitions || samePages(printed, destinations)) return pdf;
    destinations = printed;
  }
}

const samePages = (printed: ReadonlyMap<string, Destination>, assumed: ReadonlyMap<string, Destination>): boolean =>
  [...printed].every(([name, { page }]) => assumed.get(name)?.page === page);
