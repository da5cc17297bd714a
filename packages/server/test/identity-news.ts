import { as } from './callers.ts';
import { tellAsProvider } from './identity.ts';
import type { Beginner } from './identity-sessions.ts';
import type { TestApp } from './test-app.ts';

type User = { userId: string };

/** Reads verifications as an administrator. */
export async function lookAt(test: TestApp) {
  const admin = await as(test, 'admin');
  const userOf = async ({ userId }: User) => (await admin.get(`/v1/account/users/${userId}`)).json();
  return {
    admin,
    userOf,
    attemptOf: async ({ userId }: Beginner) =>
      (await admin.get(`/v1/account/verifications?userId=${userId}&take=1`)).json().data[0],
    statusOf: async (user: User) => (await userOf(user)).verificationStatus,
    emailOf: async (user: User) => (await userOf(user)).email,
  };
}

/** Sends the provider's event about an action of the user. */
export function act(test: TestApp, { sessionId }: Beginner, action: string, attemptId?: string | null) {
  const event = { id: sessionId, attemptId, feature: 'selfid', code: 7001, action, vendorData: null };
  return tellAsProvider(test, event);
}

let number = 0;

/** An identity card with a unique number. */
export function card() {
  number += 1;
  return {
    type: 'ID_CARD',
    number: `X${number}000000Z`,
    country: 'ES',
    validFrom: null,
    validUntil: '2031-02-01',
  };
}
