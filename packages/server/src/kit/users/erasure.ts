import type { FieldError, KeptKind } from '@semilla/contract';
import { type Column, eq, type Table } from 'drizzle-orm';
import type { Change } from '../change/make-change.ts';
import type { Db } from '../database/types.ts';
import type { Services } from '../services.ts';

/** Data of one kind that is kept after the account is deleted, with its files. */
export interface KeptPart {
  kind: KeptKind;
  data: Record<string, unknown>;
  documentIds?: string[];
  /** Files generated for keeping. */
  files?: File[];
}

/** What happens to a resource when a user is deleted or leaves the staff. */
export interface Erasure {
  /** Returns what prevents the deletion. Called while the user's row is locked. */
  preventedBy?(tx: Db, userId: string): Promise<FieldError[]>;
  /** Removes the user's responsibilities; called when a user leaves the staff or is deleted. */
  release?(change: Change, userId: string, services: Services): Promise<void>;
  /** Returns the data that must be kept by law. Called before the erasure. */
  keep?(tx: Db, userId: string, services: Services): Promise<KeptPart | undefined>;
  /** Deletes personal data. Records about money stay, without a name. */
  erase?(change: Change, userId: string, services: Services): Promise<void>;
}

/** Deletes the user's rows of a table. */
export const deletesRowsOf =
  (table: Table & { userId: Column }): Erasure['erase'] =>
  async ({ tx }, userId) => {
    await tx.delete(table).where(eq(table.userId, userId));
  };

export async function preventionsOf(tx: Db, userId: string, { erasures }: Services): Promise<FieldError[]> {
  const preventions: FieldError[] = [];
  for (const { preventedBy } of erasures) preventions.push(...((await preventedBy?.(tx, userId)) ?? []));
  return preventions;
}

function joined(part: KeptPart, { data, documentIds = [], files = [] }: KeptPart): KeptPart {
  return {
    ...part,
    data: { ...data, ...part.data },
    documentIds: [...documentIds, ...(part.documentIds ?? [])],
    files: [...files, ...(part.files ?? [])],
  };
}

/** One part per kind; merges the data of resources that share a kind. */
export async function partsToKeep(tx: Db, userId: string, services: Services): Promise<KeptPart[]> {
  const parts = new Map<KeptKind, KeptPart>();
  for (const { keep } of services.erasures) {
    const part = await keep?.(tx, userId, services);
    const earlier = part && parts.get(part.kind);
    if (part) parts.set(part.kind, earlier ? joined(part, earlier) : part);
  }
  return [...parts.values()];
}

/**
 * Removes the user's responsibilities in all resources. The caller has locked the user's row, so no new
 * responsibility is assigned meanwhile.
 */
export async function releaseEverywhere(change: Change, services: Services, userId: string): Promise<void> {
  for (const { release } of services.erasures) await release?.(change, userId, services);
}

export async function eraseEverywhere(change: Change, services: Services, userId: string): Promise<void> {
  for (const { erase } of services.erasures) await erase?.(change, userId, services);
}
