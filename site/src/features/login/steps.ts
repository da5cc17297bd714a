import { type AnswerOf, safeReturnPath, type v1 } from '@semilla/contract';

export type Step = AnswerOf<typeof v1.sessions.logIn>['next'];
type Me = Pick<AnswerOf<typeof v1.me.find>, 'signedIn' | 'otpConfigured' | 'hasPasskeys'>;

/** The path requested before log-in. Never another site, and never a log-in page. */
export function wantedPath(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get('next'));
}

function keeping(page: string, wanted: string): string {
  return wanted === '/' ? page : `${page}?next=${encodeURIComponent(wanted)}`;
}

/** The page of the next log-in step. After the last step, the requested page. */
export function pageOf(step: Step, wanted: string): string {
  return step === 'done' ? wanted : keeping(`/auth/${step}`, wanted);
}

export function loginPage(wanted: string): string {
  return keeping('/auth/login', wanted);
}

/** The page to redirect to if the user opened the wrong step. Undefined if the step is right. */
export function wayFrom(step: 'otp' | 'first-otp', me: Me | undefined, wanted: string): string | undefined {
  if (!me) return loginPage(wanted);
  // A user who signed in with a passkey and has no one-time codes may set them up.
  if (me.signedIn === 'full') return step === 'first-otp' && !me.otpConfigured ? undefined : wanted;
  const own = me.otpConfigured || me.hasPasskeys ? 'otp' : 'first-otp';
  return own === step ? undefined : pageOf(own, wanted);
}
