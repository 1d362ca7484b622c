/** What a build tells about a module. */
interface KnownModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): KnownModule | null;
}

/** Sets of modules, by the name of what loads them. */
type Loads = Readonly<Record<string, readonly string[]>>;

/** Which modules are loaded together. */
interface ChunkPlan {
  /** Loaded in one go, whenever one of them is: they come in as few files as possible. */
  readonly atOnce: Loads;
  /** Other places that load some of the same modules, and none of the rest. */
  readonly inPart: Loads;
  /** Loaded before, from files of their own. */
  readonly before: readonly string[];
}

/**
 * Names the file of the build that a module goes into, by what loads it; null for modules that nothing loads at once. By default
 * every further place that loads a module on demand makes files smaller, and a hundred of them take a command longer than what
 * is in them. What a module imports is loaded wherever the module is, so these files never import each other in a circle.
 */
export function chunkByLoad(
  planOf: (graph: ModuleGraph) => ChunkPlan,
): (id: string, graph: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => (chunks ??= nameChunks(planOf(graph), graph)).get(id) ?? null;
}

function nameChunks({ atOnce, inPart, before }: ChunkPlan, graph: ModuleGraph): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (id: string, name: string): unknown => names.set(id, names.has(id) ? `${names.get(id)}-${name}` : name);
  for (const [name, modules] of Object.entries(atOnce)) for (const id of withImports(modules, graph)) add(id, name);
  for (const [name, modules] of Object.entries(inPart))
    for (const id of withImports(modules, graph)) if (names.has(id)) add(id, name);
  for (const id of withImports(before, graph)) names.delete(id);
  return names;
}

/** A module that the build is planned by; throws if there is none of that name, as after it was moved. */
export function moduleOf(graph: ModuleGraph, id: string): KnownModule {
  const known = graph.getModuleInfo(id);
  if (known === null) throw new Error(`${id} is no module of this build: see how its files are planned`);
  return known;
}

/** Modules, what they import, and what that imports; throws if one of the first is unknown. */
function withImports(modules: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(modules);
  for (const id of modules) moduleOf(graph, id);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
