import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { platformColour, platformShape, type Shape } from '../charts/palette.ts';

const shapes: Readonly<Record<Shape, ReactNode>> = {
  circle: <circle cx="6" cy="6" r="4.5" />,
  diamond: <path d="M6 .9 11.1 6 6 11.1.9 6Z" />,
  triangle: <path d="M6 1.2 11.2 10.5H.8Z" />,
  square: <rect x="1.6" y="1.6" width="8.8" height="8.8" rx="1" />,
  pin: <path d="M6 11.5C3.4 8.6 1.8 6.6 1.8 4.7a4.2 4.2 0 0 1 8.4 0c0 1.9-1.6 3.9-4.2 6.8Z" />,
  bar: <rect x=".8" y="3.6" width="10.4" height="4.8" rx="2.4" />,
};

/** The shape and colour of a platform. */
export function PlatformShape({ platform, size = 10 }: { platform: string; size?: number }) {
  const scheme = useComputedColorScheme('light');
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 12 12"
      fill={platformColour(platform, scheme)}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {shapes[platformShape(platform)]}
    </svg>
  );
}

/** Shape, colour and name of a platform. */
export function PlatformMark({ platform, short = false }: { platform: string; short?: boolean }) {
  const label = platformLabel(platform);
  return (
    <span className="platform-mark">
      <PlatformShape platform={platform} />
      <span>{short ? label.replace('Google ', '') : label}</span>
    </span>
  );
}
