import { randomFor } from '@semilla/contract/testing';
import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { type Actor, thePlatform } from '@semilla/server/kit/change/actor.ts';

/** Somebody at their own computer; the addresses are those that are kept for examples. */
export function actorOf(userId: string): Actor {
  const number = randomFor(`address ${userId}`).integer(1, 254);
  return { userId, address: `198.51.100.${number}`, requestId: undefined };
}

/** What somebody did, or else the platform by itself. */
export function noted(at: Date, userId: string | undefined, note: AuditNote): Noted {
  return { at, actor: userId ? actorOf(userId) : thePlatform, note };
}
