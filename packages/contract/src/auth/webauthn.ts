import { z } from 'zod';

// The JSON forms of the WebAuthn standard, level 3. Values in base64url are checked by the server's library.
const base64url = (max: number, example: string) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, { error: 'passkey' })
    .meta({ example });

const credentialId = base64url(1_400, 'q83vEjRWeJCrze8SNFZ4kA');
const challenge = z.string().meta({ example: 'Y2hhbGxlbmdlLW9mLXRoaXMtc2Vzc2lvbg' });
const transport = z.string().max(30).meta({ example: 'internal' });
const credentialType = z.literal('public-key').meta({ example: 'public-key' });

const knownCredential = z.object({
  id: z.string().meta({ example: 'q83vEjRWeJCrze8SNFZ4kA' }),
  type: credentialType,
  transports: z.array(transport).optional(),
});

const userVerification = z.enum(['required', 'preferred', 'discouraged']).meta({ example: 'required' });
const timeout = z.int().optional().meta({ example: 300_000, description: 'In milliseconds.' });

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptions = z.object({
  rp: z.object({
    id: z.string().meta({ example: 'semilla.example' }),
    name: z.string().meta({ example: 'Semilla' }),
  }),
  user: z.object({
    id: z.string().meta({ example: 'AYkKXayWd0u8zrMCmVkwVw' }),
    name: z.string().meta({ example: 'lucia.ferrer@example.com' }),
    displayName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  }),
  challenge,
  pubKeyCredParams: z.array(z.object({ alg: z.int().meta({ example: -7 }), type: credentialType })),
  timeout,
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: userVerification.meta({ example: 'preferred' }),
    userVerification,
  }),
  attestation: z.literal('none').meta({ example: 'none' }),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptions = z.object({
  challenge,
  rpId: z.string().meta({ example: 'semilla.example' }),
  timeout,
  allowCredentials: z.array(knownCredential),
  userVerification,
});

const clientData = base64url(4_000, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');
const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().meta({ example: 'platform' }),
  clientExtensionResults: z.looseObject({}).meta({ example: {} }),
};

/** `RegistrationResponseJSON`: the passkey that a browser created. */
export const registeredPasskey = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: clientData,
    attestationObject: base64url(20_000, 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik'),
    authenticatorData: base64url(20_000, 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M').optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.int().optional().meta({ example: -7 }),
    publicKey: base64url(4_000, 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE').optional(),
  }),
});

/** `AuthenticationResponseJSON`: what a passkey signed. */
export const passkeyAnswer = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: clientData,
    authenticatorData: base64url(4_000, 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ'),
    signature: base64url(2_000, 'MEUCIQDk3tqnQdPqbZZPZ2RgcLHx0p0K2mFhQy3t'),
    userHandle: base64url(200, 'AYkKXayWd0u8zrMCmVkwVw').optional(),
  }),
});
