import { isStaff, type Role } from '../permissions.ts';

/** Where a visitor may go: the root, projects, legal texts, registration, signing in and out of mails. */
const publicPaths = [
  '/projects',
  '/legal',
  '/privacy',
  '/cookies',
  '/register',
  '/auth',
  '/unsubscribe',
  '/offline',
];
/** What a browser or a search engine asks for by itself. */
const publicFiles = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
const isUnder = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

export function isPublicPath(path: string): boolean {
  return path === '/' || publicFiles.includes(path) || publicPaths.some((top) => isUnder(path, top));
}

/** Any path with the admin segment belongs to the backoffice. */
export function isBackofficePath(path: string): boolean {
  return path.split('/').includes('admin');
}

/** Of what is under `/auth` the one page for whoever is signed in. */
const registerDevicePath = '/auth/register-device';

/** A path of this site to return to after log-in, or the home page for anything else. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || /[\\\u0000-\u001f]/.test(path)) return '/';
  const [place = '/'] = path.split(/[?#]/);
  const isWayIn = isUnder(place, '/auth') && !isUnder(place, registerDevicePath);
  return isWayIn ? '/' : path;
}

export type Passage = 'enter' | 'log-in' | 'home';

/** The route guard: who may open which page. `role` is absent for whoever is not fully signed in. */
export function passageTo(path: string, role: Role | undefined): Passage {
  if (isBackofficePath(path)) {
    if (!role) return 'log-in';
    return isStaff(role) ? 'enter' : 'home';
  }
  if (role && isUnder(path, '/register')) return 'home';
  return role || isPublicPath(path) ? 'enter' : 'log-in';
}
