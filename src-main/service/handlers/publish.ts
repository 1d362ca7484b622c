import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { addressVariable, readPostgresAddress } from '#main/publish/postgres/address.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readTextSetting, writeSetting } from '#main/store/settings.ts';
import type { Store } from '#main/store/open.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { keepSecrets } from '../message-vault.ts';
import {
  nextPublicationAt,
  readLastPublication,
  readPublishing,
  type LastPublication,
  type PublishingSettings,
} from '../publishing-settings.ts';

/** The whole workspace, for engines that many workspaces are brought together in. */
export const publishHandlers: HandlersOf<'publish-workspace' | 'get-publishing' | 'set-publishing'> = {
  'publish-workspace': async (request, context) => {
    const { folder, postgres } = request;
    if (folder !== undefined && postgres !== undefined)
      throw invalidRequest('postgres', 'give a folder or an address, not both');
    if (folder !== undefined) return publish(context, { folder: requireFolder(context, folder) }, request.texts);
    if (postgres !== undefined) return publish(context, addressTarget(postgres, 'postgres'), request.texts);
    const settings = readPublishing(context.store);
    const target = storedTarget(context);
    return recorded(context, target.shown, () => publish(context, target, request.texts ?? settings.texts));
  },

  'get-publishing': (_request, context) => publishingOf(context),

  'set-publishing': async (request, context) => {
    if (context.env === 'sample')
      throw invalidRequest('', 'The sample workspace is simulated: open your own to set up publishing.');
    const { address, ...changes } = request;
    if (changes.folder !== undefined) requireFolder(context, changes.folder);
    if (typeof address === 'string') readPostgresAddress(address, 'address');
    if (address !== undefined) await keepSecrets(context, { [addressVariable]: address });
    const now = readPublishing(context.store);
    const settings: PublishingSettings = {
      target: changes.target ?? now.target,
      folder: changes.folder ?? now.folder,
      texts: changes.texts ?? now.texts,
      every: changes.every ?? now.every,
    };
    if (settings.target === 'folder' && settings.folder === null) throw invalidRequest('folder', 'is missing');
    if (settings.target === 'postgres' && storedAddress(context) === null)
      throw invalidRequest('address', `is missing: give it here, or set ${addressVariable} and restart Answerscope`);
    writeSetting(context.store, settingKeys.publishing, settings);
    return publishingOf(context);
  },
};

/** A place that is published to; `shown`: in words without secrets. */
type Target = ({ readonly folder: string } | { readonly address: string }) & { readonly shown?: string };

const addressTarget = (address: string, field: string) => ({
  address,
  shown: readPostgresAddress(address, field).shown,
});

const storedAddress = ({ scan: { variables } }: ServiceContext): string | null => variables[addressVariable] || null;

/** Where the settings say. */
function storedTarget(context: ServiceContext) {
  const { target, folder } = readPublishing(context.store);
  const address = storedAddress(context);
  if (target === 'folder' && folder !== null) return { folder: requireFolder(context, folder), shown: folder };
  if (target === 'postgres' && address !== null) return addressTarget(address, addressVariable);
  throw invalidRequest(
    '',
    target === 'postgres'
      ? `The address of the database is missing: enter it in Settings, Publishing, or set ${addressVariable} and restart Answerscope.`
      : 'Where to publish is not set: give a folder or an address, or choose one in Settings, Publishing.',
  );
}

async function publish(
  { jobs, store }: ServiceContext,
  { shown, ...target }: Target,
  texts = false,
): Promise<OutputOf<'publish-workspace'>> {
  const workspace = warehouseId(store);
  const outcome = await jobs.start('publish', { target, texts, workspace }).finished;
  return { target: shown ?? ('folder' in target ? target.folder : ''), workspace, ...outcome };
}

/** Notes how a publication ended, for the settings and the schedule. */
async function recorded(
  context: ServiceContext,
  target: string,
  work: () => Promise<OutputOf<'publish-workspace'>>,
): Promise<OutputOf<'publish-workspace'>> {
  const { store, emit } = context;
  const started = context.now().getTime();
  const note = (end: Pick<NonNullable<LastPublication>, 'outcome' | 'problem'>): void => {
    const seconds = Math.round((context.now().getTime() - started) / 100) / 10;
    // The workspace may have been closed meanwhile.
    if (store.db.open)
      writeSetting(store, settingKeys.lastPublication, { at: nowIso(context), target, seconds, ...end });
    emit({ kind: 'changed', topic: 'settings', customerId: null });
  };
  try {
    const published = await work();
    const { answers, unchangedAnswers, files, removed } = published;
    note({ outcome: { answers, unchangedAnswers, files, removed }, problem: null });
    return published;
  } catch (error) {
    note({ outcome: null, problem: error instanceof ServiceError ? error.message : 'Something went wrong.' });
    throw error;
  }
}

function publishingOf(context: ServiceContext): OutputOf<'get-publishing'> {
  const { store, host } = context;
  const address = storedAddress(context);
  return {
    ...readPublishing(store),
    database: address === null ? null : shownOf(address),
    addressFrom:
      address === null ? null : host.shell?.kept().includes(addressVariable) === true ? 'vault' : 'environment',
    nextAt: nextPublicationAt(store, context.now()),
    last: readLastPublication(store),
  };
}

/** Host and database; null for an address that cannot be read, which publishing says. */
function shownOf(address: string): string | null {
  try {
    return readPostgresAddress(address, addressVariable).shown;
  } catch {
    return null;
  }
}

/** A folder that may be published to. */
function requireFolder(
  { store }: ServiceContext,
  folder: NonNullable<ParsedOf<'publish-workspace'>['folder']>,
): string {
  if (!path.isAbsolute(folder)) throw invalidRequest('folder', 'must be an absolute path');
  if (isWithin(path.dirname(store.db.name), folder))
    throw invalidRequest('folder', `${folder} is in the folder of the workspace; choose one outside`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw invalidRequest('folder', `${folder} is a file`);
  return folder;
}

/** Whether a path is a folder or in it. */
function isWithin(folder: string, target: string): boolean {
  const way = path.relative(folder, target);
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

/** The id of a workspace in a warehouse: made when it is first published, and the same ever after. */
function warehouseId(store: Store): string {
  const stored = readTextSetting(store, settingKeys.warehouseId, '');
  if (stored !== '') return stored;
  const id = randomUUID();
  writeSetting(store, settingKeys.warehouseId, id);
  return id;
}
