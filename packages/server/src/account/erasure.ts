import type { FieldError } from '@semilla/contract';
import type { Db } from '../database/types.ts';
import type { Change } from '../routing/change.ts';
import type { Services } from '../services.ts';

/** What a part of the platform has to say and to do when somebody leaves. */
export interface Erasure {
  /** What must be settled first; the user's row is locked while it is asked for. */
  preventedBy?(tx: Db, userId: string): Promise<FieldError[]>;
  /** Lets go of what somebody answered for: whoever leaves the staff, and whoever is deleted, has it no longer. */
  release?(change: Change, services: Services, userId: string): Promise<void>;
  /** Takes away what is personal. What happened with money stays, without a name. */
  erase?(change: Change, services: Services, userId: string): Promise<void>;
}

const erasures = new Map<string, Erasure>();

/** Whoever keeps something of a user says what becomes of it: `name` is whose word it is. */
export function registerErasure(name: string, erasure: Erasure): void {
  erasures.set(name, erasure);
}

export async function preventionsOf(tx: Db, userId: string): Promise<FieldError[]> {
  const found: FieldError[] = [];
  for (const { preventedBy } of erasures.values()) found.push(...((await preventedBy?.(tx, userId)) ?? []));
  return found;
}

/** The user's row is locked, so that nobody is given anything to answer for meanwhile. */
export async function releaseEverywhere(change: Change, services: Services, userId: string): Promise<void> {
  for (const { release } of erasures.values()) await release?.(change, services, userId);
}

export async function eraseEverywhere(change: Change, services: Services, userId: string): Promise<void> {
  for (const { erase } of erasures.values()) await erase?.(change, services, userId);
}
