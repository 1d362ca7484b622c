import { describe, expect, it } from 'vitest';
import { platforms } from '#shared/domain/platforms.ts';
import { chartTheme } from '../../../src-renderer/charts/chart-theme.ts';
import {
  chartSymbol,
  companyColour,
  ownColour,
  platformColour,
  platformShape,
  type Scheme,
} from '../../../src-renderer/charts/palette.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];
const ground = { light: '#ffffff', dark: '#15181e' } as const;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Contrast by WCAG 2. */
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(schemes)('the colours of the %s scheme', (scheme) => {
  it('stand out against the ground, 3:1 for marks', () => {
    const colours = [
      ownColour[scheme],
      ...platforms.map(({ id }) => platformColour(id, scheme)),
      ...Array.from({ length: 20 }, (_, id) => companyColour(id, false, scheme)),
      platformColour('grok', scheme),
    ];
    for (const colour of colours) expect(contrast(colour, ground[scheme])).toBeGreaterThanOrEqual(3);
  });

  it('let the words of an axis be read, 4.5:1', () => {
    expect(contrast(chartTheme[scheme].text, ground[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it('give every platform a colour of its own, and the own brand one no competitor has', () => {
    const colours = platforms.map(({ id }) => platformColour(id, scheme));
    expect(new Set(colours).size).toBe(colours.length);
    expect(Array.from({ length: 50 }, (_, id) => companyColour(id, false, scheme))).not.toContain(ownColour[scheme]);
  });
});

describe('shapes', () => {
  it('tell the platforms apart without colour', () => {
    const shapes = platforms.map(({ id }) => chartSymbol[platformShape(id)]);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('exist for a platform nobody knows yet', () => {
    expect(platformShape('grok')).toBe(platformShape('grok'));
    expect(chartSymbol[platformShape('grok')]).toBeTypeOf('string');
  });
});
