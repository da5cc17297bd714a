import { ApiProblem, clearTab } from '@semilla/client';
import { isStaff, v1 } from '@semilla/contract';
import type { AuthProvider, HttpError } from 'react-admin';
import { mayDo } from './access.ts';
import { call, clearSession, type Me, whoIsSignedIn } from './session.ts';
import { signInGate } from './sign-in-gate.ts';

const home = '/';
export const loginPage = '/auth/login';
const passkeysPage = '/user/profile?tab=customer';

/** The address of the site's log-in page, which afterwards returns to the current page. */
function loginAddress(): string {
  const { pathname, search } = window.location;
  return `${loginPage}?next=${encodeURIComponent(pathname + search)}`;
}

/** Leaves the page because the session has ended. The log-in page tells the user so. */
export const leaveEndedSession = (): Promise<never> => leaveFor(`${loginAddress()}&ended=true`);

/** Forgets the session and opens the address. Never resolves, so that callers do not continue meanwhile. */
function leaveFor(address: string): Promise<never> {
  clearSession();
  window.location.assign(address);
  return new Promise(() => {});
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && [401, 403].includes(error.problem.status);
}

async function staffMember(): Promise<Me> {
  const me = await whoIsSignedIn().catch(async (error: unknown) => {
    if (!isRefused(error)) throw error;
    // The user can sign in again in another tab without losing typed values.
    return (await signInGate.confirm()) ? whoIsSignedIn() : leaveFor(loginAddress());
  });
  if (me.signedIn !== 'full') return leaveFor(loginAddress());
  if (me.lacksPasskey) return leaveFor(passkeysPage);
  return isStaff(me.role) ? me : leaveFor(home);
}

/** Ends the session, and only then forgets what the tab knows of it. */
export async function logOut(): Promise<never> {
  await call(v1.sessions.logOut);
  clearTab();
  return leaveFor(loginPage);
}

/** The site's log-in sets the session cookie. This provider only queries the session. */
export const authProvider: AuthProvider = {
  login: () => leaveFor(loginAddress()),
  checkAuth: async () => {
    await staffMember();
  },
  checkError: async ({ status }: HttpError) => {
    if (status === 401 && !(await signInGate.confirm())) await leaveEndedSession();
  },
  getIdentity: async () => {
    const me = await staffMember();
    return { id: me.userId, fullName: [me.name, me.surname].filter(Boolean).join(' '), role: me.role };
  },
  getPermissions: async () => (await staffMember()).role,
  canAccess: async ({ resource, action, record }) => mayDo(await staffMember(), resource, action, record),
  // React-admin calls this whenever a check fails, such as while the API is down for a moment. Only users end their session.
  logout: () => new Promise(() => {}),
};
