/**
 * React-admin builds its own addresses (`/project/create`, `/project/1`, `/project/1/show`); ours are those of the
 * product (`/project/new`, `/project/edit/1`, `/project/1`). What react-admin builds starts with this mark, its
 * `basename`, so that the router can tell it from an address of ours and translate it once.
 */
export const reactAdminMark = '/~';

const id = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)$/i;

function translated(segments: string[]): string[] {
  const last = segments.at(-1) ?? '';
  const owner = segments.slice(0, -1);
  if (last === 'create') return [...owner, 'new'];
  if (last === 'show') return owner;
  return id.test(last) ? [...owner, 'edit', last] : segments;
}

/** The address of the product for a path, whoever built it. */
export function addressOf(path: string): string {
  if (path !== reactAdminMark && !path.startsWith(`${reactAdminMark}/`)) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path.slice(reactAdminMark.length)) ?? [];
  const segments = pathname.split('/').filter(Boolean);
  return `/${translated(segments).join('/')}${rest}`;
}
