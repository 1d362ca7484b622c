import { SegmentedControl } from '@mantine/core';
import { useViewParameters } from '../../app/use-place.ts';

const parts = [
  { value: 'scans', label: 'Scans' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'money', label: 'Costs' },
] as const;

export type ScanPart = (typeof parts)[number]['value'];

/** The part of the view that the address selects. */
export const scanPartOf = (parameters: URLSearchParams): ScanPart =>
  parts.find((part) => part.value === parameters.get('show'))?.value ?? 'scans';

/** The switch between the parts of the Scans view. */
export function ScanParts() {
  const [parameters, change] = useViewParameters();
  return (
    <SegmentedControl
      size="xs"
      aria-label="Show"
      value={scanPartOf(parameters)}
      onChange={(value) => change({ show: value === 'scans' ? null : value })}
      data={[...parts]}
    />
  );
}
