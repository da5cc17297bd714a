import { Browser } from '../testing/browser.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testPassword, testTotpSecret } from '../testing/users.ts';
import { currentCode } from './totps/codes.ts';

export const codeNow = (test: TestApp) => currentCode(testTotpSecret, test.clock.now);

/** A code works once, so whoever signs in again waits for the next one. */
export function nextCode(test: TestApp): string {
  test.clock.advance(30);
  return codeNow(test);
}

/** A browser whose password was accepted, and that is asked for a code now. */
export async function passwordAccepted(test: TestApp, email: string): Promise<Browser> {
  const browser = new Browser(test);
  const answer = await browser.post('/v1/auth/login', { email, password: testPassword });
  if (answer.json().next !== 'otp') throw new Error(`no code was asked for: ${answer.body}`);
  return browser;
}
