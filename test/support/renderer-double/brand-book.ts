import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { notFound } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Pace } from './pace.ts';
import { companies } from './world.ts';

type Brand = OutputOf<'list-brands'>[number];
type Reanalysis = OutputOf<'list-reanalyses'>[number];

const steps = 8;

/** A brand book that takes decisions: each re-analyses the history, with visible progress. */
export function createBrandBook(emit: (event: ServiceEvent) => void, pace: Pace) {
  const brands: Brand[] = companies.map((name, index) => ({
    brandId: index + 1,
    name,
    own: index === 0,
    state: index > 9 ? 'candidate' : 'confirmed',
    mergedIntoId: null,
    aliases: index === 0 ? ['Tessel'] : [],
    excludes: [],
    domains: index === 0 ? ['tessel.example'] : [],
    commonWord: null,
    wordIn: name === 'Close' ? ['English'] : [],
    firstName: false,
    productOfId: null,
    probability: index > 9 ? 0.95 - index / 50 : null,
    answers: 900 - index * 60,
    lastNamed: '2026-11-17',
  }));
  const reanalyses: Reanalysis[] = [];
  let revision = 3;
  const brand = (brandId: number): Brand => {
    const found = brands.find((candidate) => candidate.brandId === brandId);
    if (found === undefined) throw notFound('brand', brandId);
    return found;
  };

  async function recompute(entry: Reanalysis) {
    const emitProgress = (state: 'running' | 'done', completed: number) =>
      emit({
        kind: 'job',
        jobId: entry.id,
        job: 'reanalysis',
        state,
        completed,
        total: 4_160,
        message: state === 'running' ? 'Analysing the answers' : '',
      });
    for (let step = 0; step < steps; step += 1) {
      emitProgress('running', (4_160 / steps) * step);
      await pace.step();
    }
    Object.assign(entry, {
      finishedAt: '2026-11-20T10:00:20Z',
      answers: 4_160,
      changes: [
        {
          executionId: 11_051,
          queryGroupName: 'CRM for small agencies',
          platform: 'chatgpt',
          date: '2026-11-17',
          scoreBefore: 47.5,
          scoreAfter: 52.5,
        },
      ],
    });
    emitProgress('done', 4_160);
    emit({ kind: 'changed', topic: 'answers', customerId: 3 });
  }

  function decided(brandId: number, reason: string) {
    revision += 1;
    const entry: Reanalysis = {
      id: revision,
      revision,
      analysisVersion: 1,
      startedAt: '2026-11-20T10:00:00Z',
      finishedAt: null,
      reason,
      answers: 0,
      changes: [],
    };
    reanalyses.unshift(entry);
    emit({ kind: 'changed', topic: 'brands', customerId: 3 });
    void recompute(entry);
    return { brandId, revision };
  }

  return {
    list: (): Brand[] => brands,
    reanalyses: (limit = 20): Reanalysis[] => reanalyses.slice(0, limit),
    save(request: InputOf<'save-brand'>): OutputOf<'save-brand'> {
      const { customerId: _, brandId, ...given } = request;
      if (brandId === undefined) {
        const added: Brand = {
          brandId: brands.length + 1,
          name: given.name ?? '',
          own: false,
          state: given.state ?? 'confirmed',
          mergedIntoId: null,
          aliases: given.aliases ?? [],
          excludes: given.excludes ?? [],
          domains: given.domains ?? [],
          commonWord: given.commonWord ?? null,
          wordIn: [],
          firstName: false,
          productOfId: null,
          probability: null,
          answers: 0,
          lastNamed: null,
        };
        brands.push(added);
        return decided(added.brandId, `Added ${added.name}.`);
      }
      const changed = brand(brandId);
      const verb =
        given.name === undefined
          ? { confirmed: 'Confirmed', candidate: 'Reopened', ignored: 'Ignored' }[given.state ?? 'confirmed']
          : 'Renamed';
      const reason = `${verb} ${changed.name}.`;
      Object.assign(changed, given, given.state === undefined ? {} : { mergedIntoId: null });
      return decided(brandId, reason);
    },
    merge({ brandId, intoBrandId }: InputOf<'merge-brands'>): OutputOf<'merge-brands'> {
      const merged = brand(brandId);
      Object.assign(merged, { state: 'merged', mergedIntoId: intoBrandId });
      return decided(intoBrandId, `Merged ${merged.name} into ${brand(intoBrandId).name}.`);
    },
  };
}
