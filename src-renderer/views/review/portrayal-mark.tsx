import { IconMinus, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';

type Word = OutputOf<'list-portrayals'>['portrayals'][number]['portrayal'];

const icons = { positive: IconMoodSmile, neutral: IconMinus, negative: IconMoodSad } as const;

/** How a sentence speaks, as a sign of its own shape with its word. */
export function PortrayalMark({ word }: { word: Word }) {
  const Icon = icons[word];
  return (
    <span className={`portrayal portrayal-${word}`}>
      <Icon size={14} stroke={1.9} aria-hidden="true" /> {word}
    </span>
  );
}
