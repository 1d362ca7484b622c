import type { Draft } from './draft.ts';

/** What a step of creating a client shows and changes. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly problems: Partial<Record<keyof Draft, string>>;
}
