import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { addEmailChange } from '../../../src/auth/email-changes/queries.ts';
import { newLink } from '../../../src/auth/links/links.ts';
import { currentCode } from '../../../src/auth/totps/codes.ts';
import { sessions } from '../../../src/schema/sessions.ts';
import { totps } from '../../../src/schema/totps.ts';
import { givePasskey } from '../../passkeys.ts';
import { SoftwareAuthenticator } from '../../software-authenticator.ts';
import { testPassword, testTotpSecret } from '../../users.ts';
import type { Examples } from '../example.ts';
import { personAs } from '../people.ts';
import type { World } from '../world.ts';

type Purpose = Parameters<typeof newLink>[1]['purpose'];

async function linkToken({ test }: World, purpose: Purpose): Promise<string> {
  const { userId } = await personAs(test, 'user');
  const { publicUrl } = test.services.config;
  const url = await newLink(test.db, { userId, purpose, publicUrl, now: test.clock.now });
  return new URL(url).searchParams.get('token') as string;
}

const askedChange = ({ test, owner }: World, userId = owner.whole.userId) =>
  addEmailChange(test.db, {
    userId,
    email: `${crypto.randomUUID()}@example.com`,
    previousEmail: 'lucia.ferrer@example.com',
    now: test.clock.now,
  });

async function totpOf({ test }: World, userId: string): Promise<string> {
  const [totp] = await test.db.select().from(totps).where(eq(totps.userId, userId));
  return totp?.totpId as string;
}

async function sessionOf({ test }: World, userId: string): Promise<string> {
  const [session] = await test.db.select().from(sessions).where(eq(sessions.userId, userId));
  return session?.sessionId as string;
}

const deviceOf = async ({ make, owner }: World) =>
  (await make(v1.devices.create, { body: { name: 'Portátil de casa' } }, owner.whole)).deviceId;

const devicesOfOwner = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { userId } = world.owner.whole;
    return { input: { query: { userId } }, mark: await totpOf(world, userId) };
  },
};

const noChallenge = { challenge: 'Y2hhbGxlbmdl' };

const passkeyOfOwner = {
  kind: 'subject' as const,
  given: async ({ test, owner }: World) => {
    const { passkeyId } = await givePasskey(test, owner.whole.userId);
    return { input: { params: { passkeyId }, body: { name: 'Llave azul' } }, id: passkeyId };
  },
};

export const authExamples = {
  // Logging in replaces the browser's earlier session.
  'sessions.logIn': {
    kind: 'self',
    given: async ({ test }) => {
      const { email } = await personAs(test, 'user');
      return { input: { body: { email, password: testPassword } } };
    },
  },
  'sessions.logOut': { kind: 'self', given: async () => ({ input: {} }) },
  'sessions.find': {
    kind: 'list',
    given: async (world) => {
      const owner = await world.newOwner();
      return { input: {}, mark: await sessionOf(world, owner.whole.userId), owner };
    },
  },
  'sessions.delete': {
    kind: 'subject',
    given: async (world) => {
      const owner = await world.newOwner();
      const sessionId = await sessionOf(world, owner.whole.userId);
      return { input: { params: { sessionId } }, id: sessionId, owner };
    },
  },

  'sessions.stepUp': {
    kind: 'self',
    given: async ({ test }) => ({ input: { body: { code: currentCode(testTotpSecret, test.clock.now) } } }),
  },
  'sessions.checkFresh': { kind: 'self', given: async () => ({ input: {} }) },

  'passkeys.find': {
    kind: 'list',
    given: async ({ test, owner }) => {
      const { passkeyId } = await givePasskey(test, owner.whole.userId);
      return { input: {}, mark: passkeyId };
    },
  },
  'passkeys.prepare': { kind: 'self', given: async () => ({ input: {} }) },
  'passkeys.create': {
    kind: 'self',
    given: async (world, person) => {
      // Callers who may not add a passkey have no challenge.
      const options = await world.make(v1.passkeys.prepare, {}, person).catch(() => noChallenge);
      const authenticator = new SoftwareAuthenticator(world.test.services.config.publicUrl);
      return { input: { body: { name: 'Móvil', credential: authenticator.create(options) } } };
    },
  },
  'passkeys.edit': passkeyOfOwner,
  'passkeys.delete': {
    ...passkeyOfOwner,
    // A new owner, because removing a passkey ends the owner's other sessions.
    given: async (world: World) => {
      const owner = await world.newOwner();
      const { input, id } = await passkeyOfOwner.given({ ...world, owner });
      return { input: { params: input.params }, id, owner };
    },
  },
  'passkeys.challenge': {
    kind: 'self',
    given: async ({ test }, { userId }) => {
      if (userId) await givePasskey(test, userId);
      return { input: {} };
    },
  },
  'passkeys.check': {
    kind: 'self',
    given: async (world, person) => {
      const { publicUrl } = world.test.services.config;
      const authenticator = person.userId
        ? (await givePasskey(world.test, person.userId)).authenticator
        : new SoftwareAuthenticator(publicUrl);
      const options = await world.make(v1.passkeys.challenge, {}, person).catch(() => noChallenge);
      return { input: { body: { credential: authenticator.answer(options) } } };
    },
  },

  'totps.create': { kind: 'self', person: { hasTotp: false }, given: async () => ({ input: {} }) },
  'totps.confirm': {
    kind: 'self',
    person: { hasTotp: false },
    given: async (world, person) => {
      // Callers who may not start a set-up have none to confirm.
      const setUp = await world.make(v1.totps.create, {}, person).catch(() => undefined);
      const { totpId, secret } = setUp ?? { totpId: crypto.randomUUID(), secret: testTotpSecret };
      const code = currentCode(secret, world.test.clock.now);
      return { input: { params: { totpId }, body: { code } } };
    },
  },
  'totps.renewRecoveryCodes': {
    kind: 'self',
    given: async ({ test }) => ({ input: { body: { code: currentCode(testTotpSecret, test.clock.now) } } }),
  },
  'totps.check': {
    kind: 'self',
    given: async ({ test }) => ({ input: { body: { code: currentCode(testTotpSecret, test.clock.now) } } }),
  },
  'totps.find': devicesOfOwner,
  'totps.export': devicesOfOwner,
  'totps.delete': {
    kind: 'subject',
    isProposed: true,
    missing: 'auth.otp_not_configured',
    given: async (world) => {
      const owner = await world.newOwner();
      const totpId = await totpOf(world, owner.whole.userId);
      return {
        input: { params: { totpId }, body: { password: testPassword, why: 'Lo ha perdido.' } },
        id: totpId,
        owner,
      };
    },
  },

  'devices.find': {
    kind: 'list',
    given: async (world) => {
      const deviceId = await deviceOf(world);
      return { input: {}, mark: deviceId };
    },
  },
  'devices.create': {
    kind: 'self',
    refusesStaff: 'auth.staff_device',
    given: async () => ({ input: { body: { name: 'Portátil de casa' } } }),
  },
  'devices.delete': {
    kind: 'subject',
    given: async (world) => {
      const deviceId = await deviceOf(world);
      return { input: { params: { deviceId } }, id: deviceId };
    },
  },

  'passwords.requestReset': {
    kind: 'role',
    given: async ({ test }) => ({ input: { body: { email: (await personAs(test, 'user')).email } } }),
  },
  'passwords.reset': {
    kind: 'role',
    given: async (world) => {
      const token = await linkToken(world, 'reset-password');
      return { input: { body: { token, password: 'Olivar#2026' } } };
    },
  },
  'passwords.edit': {
    kind: 'self',
    given: async () => ({ input: { body: { currentPassword: testPassword, password: 'Olivar#2026' } } }),
  },
  'emailChanges.find': {
    kind: 'list',
    given: async (world) => ({ input: {}, mark: (await askedChange(world)).added.emailChangeId }),
  },
  'emailChanges.create': {
    kind: 'self',
    given: async () => ({ input: { body: { email: 'lucia.nueva@example.com' } } }),
  },
  'emailChanges.confirm': {
    kind: 'role',
    given: async (world) => {
      const { whole } = await world.newOwner();
      return { input: { body: { token: (await askedChange(world, whole.userId)).token } } };
    },
  },
  'emails.confirm': {
    kind: 'role',
    given: async (world) => ({ input: { body: { token: await linkToken(world, 'confirm-email') } } }),
  },
  'emails.resend': {
    kind: 'role',
    given: async ({ test }) => {
      const { email } = await personAs(test, 'user', { emailConfirmedAt: null });
      return { input: { body: { email } } };
    },
  },
} satisfies Partial<Examples>;
