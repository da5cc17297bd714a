import { type InputOf, passkeysMax, type v1 } from '@semilla/contract';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { emailOfUser } from '../../kit/users/queries.ts';
import { challengeMs, storeChallenge, takeChallenge } from './challenges.ts';
import { asDescriptor, countPasskeys, findPasskeys, insertPasskey, type Passkey } from './queries.ts';
import { siteOf } from './site-of.ts';

interface Owner {
  userId: string;
  sessionId: string;
}

const algorithms = [-7, -8, -257];
const residentKey = 'preferred' as const;
const userVerification = 'required' as const;

/** Returns the options for the browser to create a passkey. */
export async function startAdding(services: Services, db: Db, { userId, sessionId }: Owner, now: Date) {
  const existing = await findPasskeys(db, userId);
  if (existing.length >= passkeysMax) throw new ApiError('auth.passkey_limit');
  const { rpId } = siteOf(services.config);
  const options = await generateRegistrationOptions({
    rpName: services.config.brandName,
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: await emailOfUser(db, userId),
    userDisplayName: await nameOfUser(db, userId),
    timeout: challengeMs,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(asDescriptor),
    authenticatorSelection: { residentKey, userVerification },
  });
  const { challenge, timeout, user: account } = options;
  await storeChallenge(db, { sessionId, purpose: 'add', challenge, now });
  return {
    rp: { id: rpId, name: options.rp.name },
    user: account,
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    excludeCredentials: existing.map(asDescriptor),
    authenticatorSelection: { residentKey, userVerification },
    attestation: 'none' as const,
  };
}

type Registered = InputOf<typeof v1.passkeys.create>['body']['credential'];

/** Verifies the passkey that the browser created. The challenge is used up even if this fails. */
export async function checkNewPasskey(
  services: Services,
  db: Db,
  { sessionId }: Owner,
  credential: Registered,
  now: Date,
) {
  const expectedChallenge = await takeChallenge(db, sessionId, 'add', now);
  if (!expectedChallenge) throw new ApiError('auth.passkey_invalid');
  const { rpId, origin } = siteOf(services.config);
  const checked = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause) => {
    throw new ApiError('auth.passkey_invalid', { cause });
  });
  if (!checked.verified) throw new ApiError('auth.passkey_invalid');
  return checked.registrationInfo.credential;
}

type NewCredential = Awaited<ReturnType<typeof checkNewPasskey>>;

export async function addPasskey(
  tx: Db,
  given: { userId: string; name: string; credential: NewCredential; now: Date },
): Promise<Passkey> {
  const { userId, name, credential, now } = given;
  const added = await insertPasskey(tx, {
    userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: now,
  });
  if (!added) throw new ApiError('auth.passkey_taken');
  if ((await countPasskeys(tx, userId)) > passkeysMax) throw new ApiError('auth.passkey_limit');
  return added;
}
