import type { InputOf, v1 } from '@semilla/contract';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { challengeMs, storeChallenge, takeChallenge } from './challenges.ts';
import { asDescriptor, findPasskey, findPasskeys, usePasskey } from './queries.ts';
import { siteOf } from './site-of.ts';

interface Owner {
  userId: string;
  sessionId: string;
}

/** Returns the options for the browser to use one of the user's passkeys. */
export async function startConfirming(services: Services, db: Db, { userId, sessionId }: Owner, now: Date) {
  const passkeys = await findPasskeys(db, userId);
  if (!passkeys.length) throw new ApiError('auth.passkey_not_configured');
  const { rpId } = siteOf(services.config);
  const allowCredentials = passkeys.map(asDescriptor);
  const { challenge, timeout } = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials,
  });
  await storeChallenge(db, { sessionId, purpose: 'confirm', challenge, now });
  return { challenge, rpId, timeout, allowCredentials, userVerification: 'required' as const };
}

type PasskeyAnswer = InputOf<typeof v1.passkeys.check>['body']['credential'];

/** Throws unless one of the user's passkeys signed this session's challenge. A challenge works once. */
export async function checkPasskey(
  services: Services,
  { userId, sessionId }: Owner,
  credential: PasskeyAnswer,
): Promise<void> {
  const { db } = services.database;
  const now = services.now();
  // Outside the change's transaction, because a rollback would make the challenge valid again.
  const expectedChallenge = await takeChallenge(db, sessionId, 'confirm', now);
  const passkey = await findPasskey(db, userId, credential.id);
  if (!expectedChallenge || !passkey) throw new ApiError('auth.passkey_invalid');
  const { rpId, origin } = siteOf(services.config);
  const { credentialId, publicKey, counter, transports } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch((cause) => {
    throw new ApiError('auth.passkey_invalid', { cause });
  });
  const { newCounter } = checked.authenticationInfo;
  if (!checked.verified || !(await usePasskey(db, passkey.passkeyId, newCounter, now)))
    throw new ApiError('auth.passkey_invalid');
}
