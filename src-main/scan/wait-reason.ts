/** Why an execution waits as `Pending`; the kind decides how it goes on, the reason is shown. */
export interface Obstacle {
  readonly kind: 'network' | 'provider' | 'credential' | 'budget' | 'group' | 'sleep' | 'store' | 'defect';
  readonly reason: string;
  /** Milliseconds after which it is tried again without anybody's doing; sooner when the runner is woken. */
  readonly retryInMs: number;
}

/** Obstacles that only a question can show to be gone: the first one goes ahead alone. */
export const isProbed = ({ kind }: Obstacle): boolean => kind === 'network' || kind === 'provider' || kind === 'budget';
