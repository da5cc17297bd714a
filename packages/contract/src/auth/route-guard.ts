import { isStaff, type Role } from '../permissions.ts';

/** Paths open to visitors: home, projects, legal texts, registration, log-in and the targets of links in mails. */
const publicPaths = [
  '/projects',
  '/before-investing',
  '/statistics',
  '/movements',
  '/legal',
  '/privacy',
  '/cookies',
  '/complaints',
  '/register',
  '/auth',
  '/unsubscribe',
  '/objection',
  '/offline',
];
/** Files that browsers and search engines request on their own. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
const isUnder = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

export function isPublicPath(path: string): boolean {
  return path === '/' || publicFiles.includes(path) || publicPaths.some((top) => isUnder(path, top));
}

/** Any path with the admin segment belongs to the backoffice. */
export function isBackofficePath(path: string): boolean {
  return path.split('/').includes('admin');
}

/** Whether a page is for visitors without an account; signed-in users are sent home. */
export function isForNewcomers(path: string): boolean {
  return isUnder(path, '/register') || isUnder(path, '/auth/sign-in');
}

/** The only page under `/auth` for users who are signed in. */
const registerDevicePath = '/auth/register-device';

/** A path of this site to return to after log-in, or the home page for anything else. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || /[\\\u0000-\u001f]/.test(path)) return '/';
  const [place = '/'] = path.split(/[?#]/);
  const isWayIn = isUnder(place, '/auth') && !isUnder(place, registerDevicePath);
  return isWayIn ? '/' : path;
}

export type Passage = 'enter' | 'log-in' | 'home';

/** The route guard: which role may open which page. `role` is undefined unless the user is fully signed in. */
export function passageTo(path: string, role: Role | undefined): Passage {
  if (isBackofficePath(path)) {
    if (!role) return 'log-in';
    return isStaff(role) ? 'enter' : 'home';
  }
  if (role && isForNewcomers(path)) return 'home';
  return role || isPublicPath(path) ? 'enter' : 'log-in';
}
