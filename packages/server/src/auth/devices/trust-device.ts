import { trustedDeviceDays } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/index.ts';
import { hashToken, newToken } from '../../signing/keys.ts';
import { readToken, setDeviceCookie } from '../cookies.ts';
import { deleteDeviceByToken, insertDevice, type TrustedDevice, useDevice } from './repository.ts';

export async function isTrustedDevice(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: Date,
): Promise<boolean> {
  const token = readToken(request, 'device');
  return token ? useDevice(db, userId, hashToken(token), now) : false;
}

/** Lets this browser skip the one-time code for thirty days. */
export async function trustDevice(
  db: Db,
  given: { userId: string; name: string; request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<TrustedDevice> {
  const { userId, name, request, reply, now } = given;
  const earlier = readToken(request, 'device');
  if (earlier) await deleteDeviceByToken(db, hashToken(earlier));
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + trustedDeviceDays * 86_400_000);
  setDeviceCookie(reply, token);
  return insertDevice(db, { userId, name, tokenHash, createdAt: now, lastUsedAt: now, expiresAt });
}
