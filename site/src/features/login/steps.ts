import { type AnswerOf, safeReturnPath, type v1 } from '@semilla/contract';

export type Step = AnswerOf<typeof v1.sessions.logIn>['next'];
type Me = Pick<AnswerOf<typeof v1.me.find>, 'signedIn' | 'otpConfigured'>;

/** Where somebody wanted to go before logging in came between; never another site, never a log-in page again. */
export function wantedPath(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get('next'));
}

function keeping(page: string, wanted: string): string {
  return wanted === '/' ? page : `${page}?next=${encodeURIComponent(wanted)}`;
}

/** The page of the next step of signing in; after the last one, the page that was wanted. */
export function pageOf(step: Step, wanted: string): string {
  return step === 'done' ? wanted : keeping(`/auth/${step}`, wanted);
}

export function loginPage(wanted: string): string {
  return keeping('/auth/login', wanted);
}

/** Where to send someone who opens the page of a step that is not theirs; undefined for whoever is right there. */
export function wayFrom(step: 'otp' | 'first-otp', me: Me | undefined, wanted: string): string | undefined {
  if (!me) return loginPage(wanted);
  if (me.signedIn === 'full') return wanted;
  const own = me.otpConfigured ? 'otp' : 'first-otp';
  return own === step ? undefined : pageOf(own, wanted);
}
