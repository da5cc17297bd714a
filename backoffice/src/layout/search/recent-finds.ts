import { readItem, storeItem } from '@semilla/client';

export const kinds = ['acts', 'sections', 'customers', 'movements', 'projects', 'tickets'] as const;
export type Kind = (typeof kinds)[number];

/** A search result, with its address. */
export interface Find {
  kind: Kind;
  to: string;
  label: string;
  detail?: string;
}

const name = 'backoffice.found';
const recentMax = 6;

function isFind(value: unknown): value is Find {
  const { kind, to, label } = (value ?? {}) as Partial<Find>;
  return kinds.includes(kind as Kind) && typeof to === 'string' && typeof label === 'string';
}

/** The results that this user opened in this browser, the latest first. */
export function recentFinds(userId: string): Find[] {
  try {
    const stored: unknown = JSON.parse(readItem(`${name}.${userId}`, 'localStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFind) : [];
  } catch {
    return [];
  }
}

export function rememberFind(userId: string, find: Find): void {
  const previous = recentFinds(userId).filter(({ to }) => to !== find.to);
  const recent = JSON.stringify([find, ...previous].slice(0, recentMax));
  storeItem(`${name}.${userId}`, recent, 'localStorage');
}
