export const kinds = [
  'acts',
  'sections',
  'customers',
  'movements',
  'bankEntries',
  'bankAccounts',
  'projects',
  'promotions',
  'tickets',
  'trail',
] as const;
export type Kind = (typeof kinds)[number];

export interface Find {
  kind: Kind;
  to: string;
  label: string;
  detail?: string;
}

const recentMax = 6;

// Kept only in memory, because customers' names must not stay in the browser after the session.
let opened: { userId: string; finds: Find[] } = { userId: '', finds: [] };

/** The results that this user opened since the page was loaded, latest first. */
export function recentFinds(userId: string): Find[] {
  return opened.userId === userId ? opened.finds : [];
}

export function rememberFind(userId: string, find: Find): void {
  const previous = recentFinds(userId).filter(({ to }) => to !== find.to);
  opened = { userId, finds: [find, ...previous].slice(0, recentMax) };
}
