import { useComputedColorScheme } from '@mantine/core';
import { platformLabel } from '#shared/domain/platforms.ts';
import { platformColour, platformShape, shapePath } from '../charts/palette.ts';

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
      <path d={shapePath[platformShape(platform)]} />
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
