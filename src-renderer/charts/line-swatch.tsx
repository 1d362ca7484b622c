import type { lineLook } from './compare-options.ts';

/** A piece of a line of a chart, for its legend. */
export const LineSwatch = ({ look: { colour, dash } }: { look: ReturnType<typeof lineLook> }) => (
  <svg width="26" height="6" aria-hidden="true">
    <line
      x1="0"
      y1="3"
      x2="26"
      y2="3"
      stroke={colour}
      strokeWidth="2.5"
      strokeDasharray={dash === 'solid' ? undefined : dash.join(' ')}
    />
  </svg>
);
