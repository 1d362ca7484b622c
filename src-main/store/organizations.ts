import type { ReadStore, Store } from './open.ts';

export interface OrganizationRow {
  readonly id: number;
  readonly name: string;
  readonly quota: number;
  /** Credits spent; they are never returned. */
  readonly used: number;
}

const organizationColumns =
  'id, name, quota, (SELECT COUNT(*) FROM credit WHERE organization_id = organization.id) AS used';

export const findOrganization = (store: ReadStore, id: number): OrganizationRow | undefined =>
  store.get(`SELECT ${organizationColumns} FROM organization WHERE id = :id AND deleted_at IS NULL`, { id });

export const listOrganizations = (store: ReadStore): OrganizationRow[] =>
  store.all(`SELECT ${organizationColumns} FROM organization WHERE deleted_at IS NULL ORDER BY id`);

export const insertOrganization = (store: Store, name: string, quota: number, createdAt: string): number =>
  store.run('INSERT INTO organization (name, quota, created_at) VALUES (:name, :quota, :createdAt)', {
    name,
    quota,
    createdAt,
  }).id;

/** When the first organization was created, which tells one workspace from another; undefined before that. */
export const firstOrganizationCreatedAt = (store: ReadStore): string | undefined =>
  store.get<{ createdAt: string }>('SELECT created_at AS createdAt FROM organization ORDER BY id LIMIT 1')?.createdAt;
