import { currentCode } from '../src/auth/totps/codes.ts';
import { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';
import { testPassword, testTotpSecret } from './users.ts';

export const codeNow = (test: TestApp) => currentCode(testTotpSecret, test.clock.now);

/** A code works only once, so the next sign-in needs the next code. */
export function nextCode(test: TestApp): string {
  test.clock.advance(30);
  return codeNow(test);
}

/** A browser after the password step; the code is still missing. */
export async function passwordAccepted(test: TestApp, email: string): Promise<Browser> {
  const browser = new Browser(test);
  const answer = await browser.post('/v1/auth/login', { email, password: testPassword });
  if (answer.json().next !== 'otp') throw new Error(`no code was asked for: ${answer.body}`);
  return browser;
}
