import { readCookie } from '@semilla/client';
import { forgetSeen } from './seen-portfolio.ts';

/** Over HTTPS the name has the `__Host-` prefix, so other hosts cannot set the cookie. */
const secure = () => location.protocol === 'https:';
const hint = () => `${secure() ? '__Host-' : ''}semilla_session`;

/** Whether this browser may have a session. Scripts cannot read the session cookie itself. */
export function hasSessionHint(): boolean {
  return readCookie(hint()) === '1';
}

/** Whether this browser may have a session, even one that still needs its one-time code. */
export const hasBegunSession = () => Boolean(readCookie(hint()));

export function dropSessionHint(): void {
  document.cookie = `${hint()}=; path=/; max-age=0; samesite=lax${secure() ? '; secure' : ''}`;
  delete document.documentElement.dataset.signedIn;
  forgetSeen();
}
