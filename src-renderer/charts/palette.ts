/**
 * One colour and one shape per platform and per company throughout, after Okabe and Ito so that colour-blind people can
 * distinguish them; darkened or lightened for contrast with each scheme's background.
 */
export type Scheme = 'light' | 'dark';
export type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'pin' | 'bar';

interface Mark {
  readonly light: string;
  readonly dark: string;
  readonly shape: Shape;
}

const platformMarks: Readonly<Record<string, Mark>> = {
  chatgpt: { light: '#00845c', dark: '#2fc297', shape: 'circle' },
  aioverview: { light: '#0068ad', dark: '#5cb0f2', shape: 'diamond' },
  perplexity: { light: '#b14a7f', dark: '#e390b8', shape: 'triangle' },
  gemini: { light: '#a86a00', dark: '#eeaa35', shape: 'square' },
  claude: { light: '#bf4a0a', dark: '#f28a52', shape: 'pin' },
  local: { light: '#2f7d9e', dark: '#7fcbea', shape: 'bar' },
};

const spare: readonly Mark[] = [
  { light: '#5f6470', dark: '#a9b0bd', shape: 'square' },
  { light: '#7a5c2e', dark: '#cdb083', shape: 'triangle' },
  { light: '#4a6b2a', dark: '#a5c880', shape: 'diamond' },
];

/** Sixteen colours, assigned to competitors by id; consecutive ids differ strongly in hue or lightness. */
const companyColours: readonly { light: string; dark: string }[] = [
  { light: '#d55e00', dark: '#f0914d' },
  { light: '#00845c', dark: '#2fc297' },
  { light: '#0068ad', dark: '#5cb0f2' },
  { light: '#b14a7f', dark: '#e390b8' },
  { light: '#9a7000', dark: '#e5b93e' },
  { light: '#2f7d9e', dark: '#7fcbea' },
  { light: '#882255', dark: '#d98aa9' },
  { light: '#4a6b2a', dark: '#a5c880' },
  { light: '#6b5344', dark: '#c9ab97' },
  { light: '#c0392b', dark: '#f08a7e' },
  { light: '#12706a', dark: '#5fd0c6' },
  { light: '#35507a', dark: '#93b1e3' },
  { light: '#7d3c98', dark: '#cf9be6' },
  { light: '#7a7a00', dark: '#cfcf5a' },
  { light: '#a0522d', dark: '#dba07f' },
  { light: '#5f6470', dark: '#a9b0bd' },
];

/** The client's own brand. */
export const ownColour: Readonly<Record<Scheme, string>> = { light: '#5b45d9', dark: '#a598ff' };

const textSum = (text: string) => [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

function markOf(platform: string): Mark {
  const known = platformMarks[platform] ?? spare[textSum(platform) % spare.length];
  if (known === undefined) throw new RangeError(`no mark for platform ${platform}`);
  return known;
}

/** The colour of a platform; an unknown platform also has a fixed colour. */
export const platformColour = (platform: string, scheme: Scheme): string => markOf(platform)[scheme];

/** The shape of a platform. */
export const platformShape = (platform: string): Shape => markOf(platform).shape;

/** The colour of a company, the same in every view and every session. */
export function companyColour(brandId: number, own: boolean, scheme: Scheme): string {
  if (own) return ownColour[scheme];
  const colour = companyColours[brandId % companyColours.length] ?? companyColours[0];
  return colour?.[scheme] ?? ownColour[scheme];
}

/** The outline of a shape within 12 × 12 units, as the data of an SVG path. */
export const shapePath: Readonly<Record<Shape, string>> = {
  circle: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z',
  diamond: 'M6 .9 11.1 6 6 11.1.9 6Z',
  triangle: 'M6 1.2 11.2 10.5H.8Z',
  square: 'M1.6 1.6h8.8v8.8H1.6Z',
  pin: 'M6 11.5C3.4 8.6 1.8 6.6 1.8 4.7a4.2 4.2 0 0 1 8.4 0c0 1.9-1.6 3.9-4.2 6.8Z',
  bar: 'M3.2 3.6h5.6a2.4 2.4 0 0 1 0 4.8H3.2a2.4 2.4 0 0 1 0-4.8Z',
};

/** The ECharts name of a shape. */
export const chartSymbol: Readonly<Record<Shape, string>> = {
  circle: 'circle',
  diamond: 'diamond',
  triangle: 'triangle',
  square: 'rect',
  pin: 'pin',
  bar: 'roundRect',
};
