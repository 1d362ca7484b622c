import { codeOf } from '#main/files/file-problem.ts';

/** Why a workspace cannot be opened or written, in one line that says what to do. Nothing in it was changed. */
export class WorkspaceProblem extends Error {
  override readonly name: string = 'WorkspaceProblem';

  static from(error: unknown, directory: string): WorkspaceProblem {
    if (error instanceof WorkspaceProblem) return error;
    const code = codeOf(error);
    const cause = { cause: error };
    if (
      code === 'EACCES' ||
      code === 'EPERM' ||
      code === 'EROFS' ||
      code === 'ENOENT' ||
      code.startsWith('SQLITE_READONLY') ||
      code.startsWith('SQLITE_CANTOPEN')
    )
      return new WorkspaceProblem(
        `The data folder ${directory} cannot be written. Give yourself write access to it, or choose a different one with --data.`,
        cause,
      );
    if (code === 'ENOTDIR' || code === 'EEXIST')
      return new WorkspaceProblem(`${directory} is not a folder. Choose a folder with --data.`, cause);
    if (code === 'ENOSPC' || code === 'SQLITE_FULL')
      return new WorkspaceProblem(`The disk that holds ${directory} is full. Free some space and try again.`, cause);
    if (
      code === 'EIO' ||
      code === 'EFBIG' ||
      (code.startsWith('SQLITE_IOERR') && !code.startsWith('SQLITE_IOERR_CORRUPTFS'))
    )
      return new WorkspaceProblem(
        `The disk that holds ${directory} does not take or return data: it may be full or failing. Free some space or check it, and try again.`,
        cause,
      );
    if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
      return new WorkspaceDamaged(
        `The workspace in ${directory} is damaged or is not an Answerscope workspace.`,
        cause,
      );
    if (code.startsWith('SQLITE_BUSY'))
      return new WorkspaceProblem(
        `The workspace in ${directory} is in use by another program. Close it and try again.`,
        cause,
      );
    return new WorkspaceProblem(
      `The workspace in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
      cause,
    );
  }
}

/** The workspace cannot be used as it is: a copy has to take its place. */
export class WorkspaceDamaged extends WorkspaceProblem {
  override readonly name = 'WorkspaceDamaged';
}

/** Whether an error means that the store cannot be written at the moment (disk full, locked, read-only). */
export const isStoreUnavailable = (error: unknown): boolean =>
  /^(?:SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN)|ENOSPC|EFBIG|EIO)/.test(codeOf(error));
