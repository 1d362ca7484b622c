/** Why an execution waits as `Pending`: the kind decides how it resumes, the reason is shown. */
export interface WaitReason {
  readonly kind: 'network' | 'provider' | 'credential' | 'budget' | 'group' | 'paused' | 'sleep' | 'store' | 'defect';
  readonly reason: string;
  /** Milliseconds until the next try; sooner when the runner is woken. */
  readonly retryInMs: number;
}

/** Whether only a request can show that the reason is gone: one question then goes first, alone. */
export const needsProbe = ({ kind }: WaitReason): boolean =>
  kind === 'network' || kind === 'provider' || kind === 'budget';
