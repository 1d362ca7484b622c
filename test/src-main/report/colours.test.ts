import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOnWhite, platformColour, readableOnWhite } from '#main/report/html/colours.ts';
import { platforms } from '#shared/domain/platforms.ts';

describe('colours of a report', () => {
  it('measure contrast as WCAG does', () => {
    expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
    expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
    expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
  });

  it('darken a light accent until text in it is readable, and leave a dark one unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (value) => {
        const colour = readableOnWhite(`#${value.toString(16).padStart(6, '0')}`);
        return /^#[\da-f]{6}$/.test(colour) && contrastOnWhite(colour) >= 4.5;
      }),
    );
    expect(readableOnWhite('#5b45d9')).toBe('#5b45d9');
  });

  it('distinguish the known platforms', () => {
    expect(new Set(platforms.map(({ id }) => platformColour(id))).size).toBe(platforms.length);
  });
});
