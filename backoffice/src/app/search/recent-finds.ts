import type { AskedAct } from '../../kit/acts/asked-act/use-asked-act.ts';

export type Kind =
  | 'acts'
  | 'recordActs'
  | 'sections'
  | 'views'
  | 'customers'
  | 'movements'
  | 'bankEntries'
  | 'bankAccounts'
  | 'verifications'
  | 'proposals'
  | 'projects'
  | 'owners'
  | 'complaints'
  | 'paymentFiles'
  | 'questions'
  | 'promotions'
  | 'tickets'
  | 'trail';

export interface Find {
  kind: Kind;
  to: string;
  label: string;
  detail?: string | undefined;
  /** The act that the page then begins. The page shows what it is about, and asks before anything is decided. */
  act?: AskedAct | undefined;
  /** The record of an act. It is what the user opened recently, because the act may be done by then. */
  of?: Find | undefined;
  /** What it does where the user is, instead of opening a page. */
  run?: (() => void) | undefined;
}

/** Distinguishes two acts on one record. */
export const keyOf = ({ to, act, label }: Find): string => [to, act, label].join(' ');

const recentMax = 6;

// Kept only in memory, because customers' names must not stay in the browser after the session.
let opened: { userId: string; finds: Find[] } = { userId: '', finds: [] };

/** The results that this user opened since the page was loaded, latest first. */
export function recentFinds(userId: string): Find[] {
  return opened.userId === userId ? opened.finds : [];
}

export function rememberFind(userId: string, find: Find): void {
  if (find.run) return;
  const kept = find.of ?? find;
  const previous = recentFinds(userId).filter((other) => keyOf(other) !== keyOf(kept));
  opened = { userId, finds: [kept, ...previous].slice(0, recentMax) };
}
