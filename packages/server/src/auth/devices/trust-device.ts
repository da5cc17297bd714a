import { trustedDeviceDays } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { hashToken, newToken } from '../../kit/keys.ts';
import { readToken, setDeviceCookie } from '../cookies.ts';
import { mailOwner, signInOf } from '../tell-owner.ts';
import { deleteDeviceByToken, findDeviceId, insertDevice, type TrustedDevice, useDevice } from './queries.ts';

export async function isTrustedDevice(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: Date,
): Promise<boolean> {
  const token = readToken(request, 'device');
  return token ? useDevice(db, userId, hashToken(token), now) : false;
}

/** The id of the trusted device that sent the request, if any. Does not record a use. */
export async function trustedDeviceOf(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: Date,
): Promise<string | undefined> {
  const token = readToken(request, 'device');
  return token ? findDeviceId(db, userId, hashToken(token), now) : undefined;
}

/** Lets this browser skip the one-time code for thirty days, and mails the owner. */
export async function trustDevice(
  change: Change,
  given: { userId: string; name: string; request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<TrustedDevice> {
  const { tx } = change;
  const { userId, name, request, reply, now } = given;
  const earlier = readToken(request, 'device');
  if (earlier) await deleteDeviceByToken(tx, hashToken(earlier));
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + trustedDeviceDays * 86_400_000);
  setDeviceCookie(reply, token);
  await mailOwner(change, userId, 'trustedDevice', signInOf(given));
  return insertDevice(tx, { userId, name, tokenHash, createdAt: now, lastUsedAt: now, expiresAt });
}
