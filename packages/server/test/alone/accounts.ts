import { buildInvitation, buildRegistration } from '@semilla/contract/testing';
import { type LinkPurpose, newLink } from '../../src/auth/links/links.ts';
import { currentCode } from '../../src/auth/totps/codes.ts';
import { failedAttempts } from '../../src/schema/failed-attempts.ts';
import { Browser } from '../browser.ts';
import { as } from '../callers.ts';
import { givenResidences } from '../investor-facts.ts';
import type { Stage } from './stage.ts';

/** The mail domain of the administrator who acts alone. */
export const ownDomain = 'marta-sola.example';
const password = 'Almendro#24';
let addresses = 0;

const newAddress = () => {
  addresses += 1;
  return `cuenta${addresses}@${ownDomain}`;
};

/** The token of a link in a mail. Whoever reads the mailbox can request a new one at any time. */
async function tokenFor({ test }: Stage, userId: string, purpose: LinkPurpose): Promise<string> {
  const { publicUrl } = test.services.config;
  const url = await newLink(test.db, { userId, purpose, publicUrl, now: test.clock.now });
  return new URL(url).searchParams.get('token') as string;
}

/** Logs in with the password, and sets up a one-time-code device if there is none. Fails if a code is required. */
async function logIn(stage: Stage, { userId, email }: { userId: string; email: string }) {
  const { test } = stage;
  const browser = new Browser(test);
  const answer = await browser.post('/v1/auth/login', { email, password });
  if (answer.json().next !== 'first-otp') return { statusCode: 403 };
  const { totpId, secret } = (await browser.post('/v1/auth/totps')).json();
  const code = currentCode(secret, test.clock.now);
  const confirmed = await browser.post(`/v1/auth/totps/${totpId}/confirm`, { code });
  if (confirmed.statusCode < 400) {
    await givenResidences(test.db, [userId], test.clock.now);
    stage.own.push(await as(test, { userId }));
  }
  return confirmed;
}

/** Sets a password with the link from the mailbox, and logs in with it. */
export async function takeOver(stage: Stage, owner: { userId: string; email: string }) {
  const token = await tokenFor(stage, owner.userId, 'reset-password');
  const reset = await new Browser(stage.test).post('/v1/auth/password/reset', { token, password });
  return reset.statusCode < 400 ? logIn(stage, owner) : reset;
}

/** Invites a customer with an address of the administrator, who then logs in as that customer. */
export async function invite(stage: Stage) {
  const body = buildInvitation({ email: newAddress() });
  const answer = await stage.marta.post('/v1/account/users', { body, alone: true });
  return answer.statusCode < 400 ? takeOver(stage, answer.json()) : answer;
}

/** Registers a customer, on the site or in the backoffice, confirms the address and logs in. */
export async function register(stage: Stage, by: 'self' | 'staff') {
  // Rate limits would only slow an attacker down, and hide what comes after them.
  await stage.test.db.delete(failedAttempts);
  const body = buildRegistration({ email: newAddress(), password });
  const browser = new Browser(stage.test);
  const answer =
    by === 'self'
      ? await browser.post('/v1/account/users', body)
      : await stage.marta.post('/v1/account/users', { body, alone: true });
  if (answer.statusCode >= 400) return answer;
  const token = await tokenFor(stage, answer.json().userId, 'confirm-email');
  await browser.post('/v1/auth/email/verify', { token });
  return logIn(stage, answer.json());
}
