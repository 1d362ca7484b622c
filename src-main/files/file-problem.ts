import { invalidRequest, ServiceError, unavailable } from '#shared/contract/errors.ts';

/** Why a file cannot be written, in one line that says what to do; errors of the service stay as they are. */
export function fileProblem(error: unknown, file: string): unknown {
  if (error instanceof ServiceError) return error;
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return invalidRequest('file', `the folder of ${file} does not exist`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return invalidRequest('file', `${file} cannot be written: no permission`);
    case 'EEXIST':
      return invalidRequest('file', `${file} exists already`);
    case 'EISDIR':
      return invalidRequest('file', `${file} is a folder`);
    case 'ENAMETOOLONG':
      return invalidRequest('file', 'the name is too long');
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
    case 'SQLITE_FULL':
      return unavailable(`The disk is full: ${file} was not written.`, error);
    case 'EIO':
    case 'SQLITE_IOERR_WRITE':
    case 'SQLITE_IOERR_FSYNC':
    case 'SQLITE_IOERR_TRUNCATE':
      return unavailable(`The disk did not take what was written to it: ${file} was not written.`, error);
    default:
      return error;
  }
}

/** The code of a system or SQLite error; empty where there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
