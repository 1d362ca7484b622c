import type { SourceFile } from './source-file.ts';

/**
 * The rooms of src-main from top to bottom: the order of dependency. A file imports its own room and rooms on lower
 * floors; rooms that share a floor do not know each other. Values, types and dynamic imports count alike.
 */
const floors: readonly (readonly string[])[] = [
  ['main.ts', 'preload.ts', 'cli.ts', 'worker.ts'],
  ['doors/'],
  ['workspace/'],
  ['service/'],
  ['report/', 'sample/', 'messages/', 'publish/'],
  ['scan/'],
  ['import/', 'recommend/', 'generate/'],
  ['findings/'],
  ['results/'],
  ['models/'],
  ['platforms/'],
  ['money/'],
  ['web/'],
  ['jobs/'],
  ['store/'],
  ['analysis/'],
  ['files/'],
];

/** What doors may import of src-main, beside other doors. */
const behindDoors: readonly string[] = ['workspace/', 'service/', 'files/'];

const home = 'src-main/';

interface Place {
  readonly room: string;
  /** 0 is the top floor. */
  readonly floor: number;
}

/** The room of a file of src-main; undefined for one in no room of the table. */
function placeOf(path: string): Place | undefined {
  const inside = path.slice(home.length);
  const floor = floors.findIndex((rooms) => rooms.some((room) => isIn(inside, room)));
  const room = floors[floor]?.find((candidate) => isIn(inside, candidate));
  return room === undefined ? undefined : { room, floor };
}

const isIn = (inside: string, room: string): boolean =>
  room.endsWith('/') ? inside.startsWith(room) : inside === room;

/** Every import of a file of src-main that does not lead down, in words. */
export function upwardImports(file: SourceFile): string[] {
  if (!file.path.startsWith(home)) return [];
  const from = placeOf(file.path);
  if (from === undefined) return ['is in no room of the floors table'];
  return file.imports.flatMap(({ kind, target }) => {
    if (kind !== 'own' || !target.startsWith(home)) return [];
    const to = placeOf(target);
    if (to === undefined) return [`imports ${target}, which is in no room of the floors table`];
    if (to.room === from.room) return [];
    if (to.floor <= from.floor)
      return [`imports ${target}: ${to.room} is ${to.floor === from.floor ? 'beside' : 'above'} ${from.room}`];
    if (from.room === 'doors/' && !behindDoors.includes(to.room))
      return [`imports ${target}: doors know ${behindDoors.join(', ')} and the contract only`];
    return [];
  });
}
