/**
 * Node strips types with WebAssembly. Where several threads of a process do, V8 now and then frees a call wrapper of
 * another's while it optimises its own, and ends the process (Node 24.21, `ThreadIsolation::UnregisterWasmAllocation`): so
 * none is optimised. What is built strips nothing.
 */
export const keepWrappers = '--wasm-wrapper-tiering-budget=1000000000';

/** How Node runs a program from its source. */
export const nodeFlags: readonly string[] = ['--disable-warning=ExperimentalWarning', keepWrappers];
