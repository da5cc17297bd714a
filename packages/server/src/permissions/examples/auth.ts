import { registerDevice, startTotp } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { newLink } from '../../auth/links/index.ts';
import { sessions } from '../../auth/sessions/table.ts';
import { currentCode } from '../../auth/totps/codes.ts';
import { totps } from '../../auth/totps/table.ts';
import { testPassword, testTotpSecret } from '../../testing/users.ts';
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

async function totpOf({ test }: World, userId: string): Promise<string> {
  const [totp] = await test.db.select().from(totps).where(eq(totps.userId, userId));
  return totp?.totpId as string;
}

async function sessionOf({ test }: World, userId: string): Promise<string> {
  const [session] = await test.db.select().from(sessions).where(eq(sessions.userId, userId));
  return session?.sessionId as string;
}

const deviceOf = async ({ make, owner }: World) =>
  (await make(registerDevice, { body: { name: 'Portátil de casa' } }, owner.whole)).deviceId;

const devicesOfOwner = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { userId } = world.owner.whole;
    return { input: { query: { userId } }, mark: await totpOf(world, userId) };
  },
};

export const authExamples = {
  // It takes the place of the session that the browser had.
  login: {
    kind: 'self',
    given: async ({ test }) => {
      const { email } = await personAs(test, 'user');
      return { input: { body: { email, password: testPassword } } };
    },
  },
  logout: { kind: 'self', given: async () => ({ input: {} }) },
  listSessions: {
    kind: 'list',
    given: async (world) => {
      const owner = await world.newOwner();
      return { input: {}, mark: await sessionOf(world, owner.whole.userId), owner };
    },
  },
  endSession: {
    kind: 'subject',
    given: async (world) => {
      const owner = await world.newOwner();
      const sessionId = await sessionOf(world, owner.whole.userId);
      return { input: { params: { sessionId } }, id: sessionId, owner };
    },
  },

  startTotp: { kind: 'self', person: { hasTotp: false }, given: async () => ({ input: {} }) },
  confirmTotp: {
    kind: 'self',
    person: { hasTotp: false },
    given: async (world, person) => {
      // Whoever may not begin a set-up has none to confirm.
      const begun = await world.make(startTotp, {}, person).catch(() => undefined);
      const { totpId, secret } = begun ?? { totpId: crypto.randomUUID(), secret: testTotpSecret };
      const code = currentCode(secret, world.test.clock.now);
      return { input: { params: { totpId }, body: { code } } };
    },
  },
  checkOtp: {
    kind: 'self',
    given: async ({ test }) => ({ input: { body: { code: currentCode(testTotpSecret, test.clock.now) } } }),
  },
  listTotps: devicesOfOwner,
  exportTotps: devicesOfOwner,
  deleteTotp: {
    kind: 'subject',
    missing: 'auth.otp_not_configured',
    given: async (world) => {
      const owner = await world.newOwner();
      const totpId = await totpOf(world, owner.whole.userId);
      return { input: { params: { totpId }, body: { password: testPassword } }, id: totpId, owner };
    },
  },

  listDevices: {
    kind: 'list',
    given: async (world) => {
      const deviceId = await deviceOf(world);
      return { input: {}, mark: deviceId };
    },
  },
  registerDevice: { kind: 'self', given: async () => ({ input: { body: { name: 'Portátil de casa' } } }) },
  deleteDevice: {
    kind: 'subject',
    given: async (world) => {
      const deviceId = await deviceOf(world);
      return { input: { params: { deviceId } }, id: deviceId };
    },
  },

  forgotPassword: {
    kind: 'role',
    given: async ({ test }) => ({ input: { body: { email: (await personAs(test, 'user')).email } } }),
  },
  resetPassword: {
    kind: 'role',
    given: async (world) => {
      const token = await linkToken(world, 'reset-password');
      return { input: { body: { token, password: 'Olivar#2026' } } };
    },
  },
  changePassword: {
    kind: 'self',
    given: async () => ({ input: { body: { currentPassword: testPassword, password: 'Olivar#2026' } } }),
  },
  verifyEmail: {
    kind: 'role',
    given: async (world) => ({ input: { body: { token: await linkToken(world, 'confirm-email') } } }),
  },
  resendEmail: {
    kind: 'role',
    given: async ({ test }) => {
      const { email } = await personAs(test, 'user', { emailConfirmedAt: null });
      return { input: { body: { email } } };
    },
  },
} satisfies Partial<Examples>;
