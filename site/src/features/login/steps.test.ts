import { describe, expect, it } from 'vitest';
import { loginPage, pageOf, wantedPath, wayFrom } from './steps.ts';

const half = (otpConfigured: boolean) => ({ signedIn: 'half', otpConfigured, hasPasskeys: false }) as const;
const full = { signedIn: 'full', otpConfigured: true, hasPasskeys: false } as const;

describe('the requested path', () => {
  it.each([
    ['?next=/projects/huerto-solar', '/projects/huerto-solar'],
    ['?next=%2Fuser%2Fprofile%3Ftab%3Dwallet', '/user/profile?tab=wallet'],
    ['', '/'],
    ['?next=https://elsewhere.example/', '/'],
    ['?next=//elsewhere.example', '/'],
    ['?next=/%5Celsewhere.example', '/'],
    ['?next=/auth/otp', '/'],
  ])('[G2] of %s is %s', (search, expected) => {
    expect(wantedPath(search)).toBe(expected);
  });
});

describe('the log-in steps', () => {
  it.each([
    ['otp', '/projects/x', '/auth/otp?next=%2Fprojects%2Fx'],
    ['first-otp', '/', '/auth/first-otp'],
    ['done', '/projects/x', '/projects/x'],
  ] as const)(
    '[R10] [R11] [G2] the page of %s with the requested path %s is %s',
    (step, wanted, expected) => {
      expect(pageOf(step, wanted)).toBe(expected);
    },
  );

  it.each([
    ['otp', undefined, '/auth/login?next=%2Fx'],
    ['first-otp', undefined, '/auth/login?next=%2Fx'],
    ['otp', half(true), undefined],
    ['otp', half(false), '/auth/first-otp?next=%2Fx'],
    ['first-otp', half(false), undefined],
    ['first-otp', half(true), '/auth/otp?next=%2Fx'],
    ['otp', full, '/x'],
    ['first-otp', full, '/x'],
  ] as const)('[R10] [R11] from %s, %o continues at %s', (step, me, expected) => {
    expect(wayFrom(step, me, '/x')).toBe(expected);
  });

  it('[R8] does not store the home page, because it is the default', () => {
    expect(loginPage('/')).toBe('/auth/login');
  });
});
