import { randomFor } from '@semilla/contract/testing';
import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { type Actor, thePlatform } from '@semilla/server/kit/change/actor.ts';

/** An actor with a fixed address from the range reserved for documentation. */
export function actorOf(userId: string): Actor {
  const number = randomFor(`address ${userId}`).integer(1, 254);
  return { userId, address: `198.51.100.${number}`, requestId: undefined };
}

/** An audit entry of a user, or of the platform itself. */
export function noted(at: Date, userId: string | undefined, note: AuditNote): Noted {
  return { at, actor: userId ? actorOf(userId) : thePlatform, note };
}
