import { trustedDeviceDays } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/types.ts';
import type { Change } from '../../routing/change.ts';
import { hashToken, newToken } from '../../signing/keys.ts';
import { readToken, setDeviceCookie } from '../cookies.ts';
import { signInOf, tellOwner } from '../tell-owner.ts';
import {
  deleteDeviceByToken,
  findDeviceId,
  insertDevice,
  type TrustedDevice,
  useDevice,
} from './repository.ts';

export async function isTrustedDevice(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: Date,
): Promise<boolean> {
  const token = readToken(request, 'device');
  return token ? useDevice(db, userId, hashToken(token), now) : false;
}

/** Which of the devices of an account a request comes from, if any: asking does not count as a use. */
export async function trustedDeviceOf(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: Date,
): Promise<string | undefined> {
  const token = readToken(request, 'device');
  return token ? findDeviceId(db, userId, hashToken(token), now) : undefined;
}

/** Lets this browser skip the one-time code for thirty days, and tells the owner. */
export async function trustDevice(
  made: Change,
  given: { userId: string; name: string; request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<TrustedDevice> {
  const { tx } = made;
  const { userId, name, request, reply, now } = given;
  const earlier = readToken(request, 'device');
  if (earlier) await deleteDeviceByToken(tx, hashToken(earlier));
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + trustedDeviceDays * 86_400_000);
  setDeviceCookie(reply, token);
  await tellOwner(made, userId, 'trustedDevice', signInOf(given));
  return insertDevice(tx, { userId, name, tokenHash, createdAt: now, lastUsedAt: now, expiresAt });
}
