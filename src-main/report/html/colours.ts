/** Colours of the platforms on white, also distinguishable by colour-blind readers (after Okabe and Ito). */
const platformColours: Readonly<Record<string, string>> = {
  chatgpt: '#00845c',
  aioverview: '#0068ad',
  perplexity: '#b14a7f',
  gemini: '#a86a00',
  claude: '#bf4a0a',
  local: '#2f7d9e',
};

export const otherColour = '#8a90a0';
export const platformColour = (platform: string): string => platformColours[platform] ?? '#5f6470';

/** Contrast on white of text, so that it has the 4.5 that WCAG 2 asks for on tinted rows as well, and of what a chart draws. */
const textContrast = 4.9;
const graphicContrast = 3;

/** Relative luminance of `#rrggbb`, after WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a colour on white: 1 to 21. */
export const contrastOnWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

/** The colour darkened step by step until it has a contrast on white. */
function darkened(colour: string, contrast: number): string {
  let current = colour;
  while (contrastOnWhite(current) < contrast)
    current = `#${[1, 3, 5]
      .map((at) =>
        Math.floor(Number.parseInt(current.slice(at, at + 2), 16) * 0.9)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return current;
}

/** The colour as text on white, or as the ground of white text: darkened until readable (4.5 : 1). */
export const readableOnWhite = (colour: string): string => darkened(colour, textContrast);

/** The colour as a bar or line on white: darkened until it is seen (3 : 1). */
export const visibleOnWhite = (colour: string): string => darkened(colour, graphicContrast);
