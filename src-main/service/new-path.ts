import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf } from '#main/files/file-names.ts';
import { exportsFolder, makeDirectory } from '#main/files/paths.ts';
import { today } from '#main/results/read-context.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import type { ServiceContext } from './context.ts';

/** A path in a folder, which is made, that nothing has yet: `name`, or with a number from 2 after the separator. */
export function newPath(folder: string, name: string, ending: string, separator = ' '): string {
  makeDirectory(folder);
  const stem = path.join(folder, name);
  let target = `${stem}${ending}`;
  for (let number = 2; existsSync(target); number++) target = `${stem}${separator}${number}${ending}`;
  return target;
}

/** A new path in the workspace's exports folder, named after the customer and the day. */
export function newExportPath(context: ServiceContext, customer: CustomerRow, ending: string): string {
  const folder = exportsFolder(path.dirname(context.store.db.name), customer.id);
  return newPath(folder, `${fileNameOf(customer.name) || 'client'} ${today(context)}`, ending);
}
