import type { PlanDesign } from '#main/analysis/effects/plan-result.ts';
import type { PlanPoint } from '#main/analysis/effects/planner.ts';
import type { PlanVariation } from '#main/analysis/effects/variation.ts';
import { createOwnThread, type OwnThreadOptions } from '#main/jobs/own-thread.ts';

/** To the worker: a plan to simulate. */
export interface CurveToPlan {
  readonly planned: { readonly design: PlanDesign; readonly variation: PlanVariation };
}

/** Computes the curves of plans in a thread of its own, and remembers them by what they are computed from. */
export interface CurvePlanner {
  /** Throws `ServiceError` if the workspace is closed meanwhile. */
  plan(design: PlanDesign, variation: PlanVariation): Promise<readonly PlanPoint[]>;
  close(): Promise<void>;
}

/** Fifty platforms in four numbers of samples, of 25 points each: under a megabyte. */
const mostRemembered = 200;

/** Starts its thread with the first curve. `remembers`: how many curves it keeps, the last asked for. */
export function createCurvePlanner({
  remembers = mostRemembered,
  ...options
}: OwnThreadOptions & { readonly remembers?: number } = {}): CurvePlanner {
  const thread = createOwnThread<CurveToPlan, readonly PlanPoint[]>(options);
  const curves = new Map<string, Promise<readonly PlanPoint[]>>();
  return {
    plan: (design, variation) => {
      const key = JSON.stringify([design, variation]);
      const known = curves.get(key);
      const curve = known ?? thread.ask({ planned: { design, variation } });
      if (known === undefined) curve.catch(() => curves.delete(key));
      curves.delete(key);
      curves.set(key, curve);
      const [oldest] = curves.keys();
      if (curves.size > remembers && oldest !== undefined) curves.delete(oldest);
      return curve;
    },
    close: thread.close,
  };
}
