import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { StoredDocument } from './queries.ts';

/** Who may see a document: everyone, this caller, this caller after a fresh factor, or nobody. */
export type Sight = 'everyone' | 'caller' | 'confirmedCaller' | 'nobody';

export type ViewRule = (db: Db, documentId: string, caller: Caller) => Promise<Sight>;

const rules = new Map<StoredDocument['purpose'], ViewRule>();

/** Registers who may see documents of a purpose. Without a rule nobody may. */
export function registerViewRule(purpose: StoredDocument['purpose'], rule: ViewRule): void {
  rules.set(purpose, rule);
}

export async function sightOf(db: Db, document: StoredDocument, caller: Caller): Promise<Sight> {
  const rule = rules.get(document.purpose);
  return rule ? rule(db, document.documentId, caller) : 'nobody';
}
