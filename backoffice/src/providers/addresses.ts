/**
 * React-admin builds its own addresses (`/project/create`, `/project/1`, `/project/1/show`); ours differ
 * (`/project/new`, `/project/edit/1`, `/project/1`). The addresses that react-admin builds start with this mark, its
 * `basename`, so that the router can recognise them and translate them once.
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

/** Translates an address that react-admin built to ours; ours are returned unchanged. */
export function addressOf(path: string): string {
  if (path !== reactAdminMark && !path.startsWith(`${reactAdminMark}/`)) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path.slice(reactAdminMark.length)) ?? [];
  const segments = pathname.split('/').filter(Boolean);
  return `/${translated(segments).join('/')}${rest}`;
}
