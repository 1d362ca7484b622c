import { IconMinus, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';

type Portrayal = OutputOf<'list-portrayals'>['portrayals'][number]['portrayal'];

const icons = { positive: IconMoodSmile, neutral: IconMinus, negative: IconMoodSad } as const;

/** The portrayal of a sentence as an icon and a word. */
export function PortrayalMark({ portrayal }: { portrayal: Portrayal }) {
  const Icon = icons[portrayal];
  return (
    <span className={`portrayal portrayal-${portrayal}`}>
      <Icon size={14} stroke={1.9} aria-hidden="true" /> {portrayal}
    </span>
  );
}
