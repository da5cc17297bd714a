import { type AnswerOf, safeReturnPath, type v1 } from '@semilla/contract';

export type Step = AnswerOf<typeof v1.sessions.logIn>['next'];
type Me = Pick<AnswerOf<typeof v1.me.find>, 'signedIn' | 'otpConfigured' | 'hasPasskeys'>;

/** The path requested before log-in; never another site, never a log-in page. */
export function wantedPath(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get('next'));
}

function keeping(page: string, wanted: string): string {
  return wanted === '/' ? page : `${page}?next=${encodeURIComponent(wanted)}`;
}

/** The page of the next step of signing in; after the last one, the requested page. */
export function pageOf(step: Step, wanted: string): string {
  return step === 'done' ? wanted : keeping(`/auth/${step}`, wanted);
}

export function loginPage(wanted: string): string {
  return keeping('/auth/login', wanted);
}

/** The page to send a user to who opens the wrong step; undefined if the step is right. */
export function wayFrom(step: 'otp' | 'first-otp', me: Me | undefined, wanted: string): string | undefined {
  if (!me) return loginPage(wanted);
  // A passkey opens the account to who sets up another phone.
  if (me.signedIn === 'full') return step === 'first-otp' && !me.otpConfigured ? undefined : wanted;
  const own = me.otpConfigured || me.hasPasskeys ? 'otp' : 'first-otp';
  return own === step ? undefined : pageOf(own, wanted);
}
