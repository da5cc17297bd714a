/**
 * React-admin builds addresses that differ from ours: `/project/create` for `/project/new`, `/project/1` for `/project/edit/1`,
 * `/project/1/show` for `/project/1`. Its `basename` adds this prefix, so the router can recognise its addresses and translate
 * them.
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

/** Translates an address built by react-admin. Our own addresses are returned unchanged. */
export function addressOf(path: string): string {
  if (path !== reactAdminMark && !path.startsWith(`${reactAdminMark}/`)) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path.slice(reactAdminMark.length)) ?? [];
  const segments = pathname.split('/').filter(Boolean);
  return `/${translated(segments).join('/')}${rest}`;
}
