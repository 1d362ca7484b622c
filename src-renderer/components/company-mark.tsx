import { useComputedColorScheme } from '@mantine/core';
import { companyColour } from '../charts/palette.ts';

/** A company's colour; the client's own brand also has a ring, so that colour is not the only sign. */
export function CompanyDot({ brandId, own }: { brandId: number; own: boolean }) {
  const scheme = useComputedColorScheme('light');
  const colour = companyColour(brandId, own, scheme);
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" style={{ flex: 'none' }}>
      {own ? (
        <>
          <circle cx="6" cy="6" r="5" fill="none" stroke={colour} strokeWidth="1.6" />
          <circle cx="6" cy="6" r="2.2" fill={colour} />
        </>
      ) : (
        <circle cx="6" cy="6" r="3.6" fill={colour} />
      )}
    </svg>
  );
}
