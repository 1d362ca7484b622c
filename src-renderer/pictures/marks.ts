import { platformLabel } from '#shared/domain/platforms.ts';
import { companyColour, platformColour, platformShape, shapePath, type Scheme } from '../charts/palette.ts';
import type { LegendEntry } from './picture.ts';

/** The shape and name of a platform. */
export const platformEntry = (platform: string, scheme: Scheme): LegendEntry => ({
  mark: `<path d="${shapePath[platformShape(platform)]}" fill="${platformColour(platform, scheme)}"/>`,
  label: platformLabel(platform),
});

/** A company's dot; the client's own brand has a ring. */
export function companyMark(brandId: number, own: boolean, scheme: Scheme): string {
  const colour = companyColour(brandId, own, scheme);
  return own
    ? `<circle cx="6" cy="6" r="5" fill="none" stroke="${colour}" stroke-width="1.6"/><circle cx="6" cy="6" r="2.2" fill="${colour}"/>`
    : `<circle cx="6" cy="6" r="3.6" fill="${colour}"/>`;
}

/** A piece of a line. */
export const lineMark = (colour: string, dash: readonly number[] | 'solid'): string =>
  `<line x1="-2" y1="6" x2="14" y2="6" stroke="${colour}" stroke-width="2.5"${dash === 'solid' ? '' : ` stroke-dasharray="${dash.join(' ')}"`}/>`;
