import { as } from '../../testing/callers.ts';
import { tellAsProvider } from '../../testing/identity.ts';
import type { Beginner } from '../../testing/identity-sessions.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Somebody = { userId: string };

/** How administrators see what became of a person's verification. */
export async function lookAt(test: TestApp) {
  const admin = await as(test, 'admin');
  const userOf = async ({ userId }: Somebody) => (await admin.get(`/v1/account/users/${userId}`)).json();
  return {
    admin,
    userOf,
    attemptOf: async ({ userId }: Beginner) =>
      (await admin.get(`/v1/account/verifications?userId=${userId}&take=1`)).json().data[0],
    statusOf: async (user: Somebody) => (await userOf(user)).verificationStatus,
    emailOf: async (user: Somebody) => (await userOf(user)).email,
  };
}

/** The provider tells what the person has done. */
export function act(test: TestApp, { sessionId }: Beginner, action: string, attemptId?: string | null) {
  const event = { id: sessionId, attemptId, feature: 'selfid', code: 7001, action, vendorData: null };
  return tellAsProvider(test, event);
}

let number = 0;

/** An identity card that nobody else has. */
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
