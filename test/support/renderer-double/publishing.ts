import type { InputOf, OutputOf } from '#shared/contract/index.ts';

type Publishing = OutputOf<'get-publishing'>;

const outcome = { answers: 1_240, unchangedAnswers: 48_760, files: 12, removed: 0 };

/** Publishing of the double. */
export function createPublishing(empty: boolean) {
  let state: Publishing = empty
    ? {
        ...{ target: 'none', folder: null, database: null, addressFrom: null, texts: false, every: 'never' },
        ...{ nextAt: null, last: null },
      }
    : {
        ...{ target: 'folder', folder: '/shared/warehouse', database: null, addressFrom: null, texts: false },
        ...{ every: 'day', nextAt: '2026-11-21T07:00:00Z' },
        last: { at: '2026-11-20T07:00:00Z', target: '/shared/warehouse', seconds: 12.3, outcome, problem: null },
      };
  return {
    state: () => state,
    set: ({ address, target, folder, texts, every }: InputOf<'set-publishing'>): Publishing => {
      const stored =
        typeof address === 'string' ? ({ database: 'db.example.com/warehouse', addressFrom: 'vault' } as const) : {};
      state = {
        ...state,
        ...{ target: target ?? state.target, folder: folder ?? state.folder },
        ...{ texts: texts ?? state.texts, every: every ?? state.every },
        ...stored,
      };
      return state;
    },
    publish: (): OutputOf<'publish-workspace'> => ({
      target: state.folder ?? 'db.example.com/warehouse',
      workspace: '4f7e3a34-8df0-4f0b-9d9f-0b1f4d1c2a3b',
      ...outcome,
    }),
  };
}
