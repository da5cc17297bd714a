import type { Db } from '../../database/types.ts';
import type { Caller } from '../../routing/caller.ts';
import type { StoredDocument } from './repository.ts';

/** Who may see a document, as far as this caller is concerned. */
export type Sight = 'everyone' | 'caller' | 'nobody';

export type ViewRule = (db: Db, documentId: string, caller: Caller) => Promise<Sight>;

const rules = new Map<StoredDocument['purpose'], ViewRule>();

/** Whoever owns a kind of documents says who may see them; a kind without a rule is seen by nobody. */
export function registerViewRule(purpose: StoredDocument['purpose'], rule: ViewRule): void {
  rules.set(purpose, rule);
}

export async function sightOf(db: Db, document: StoredDocument, caller: Caller): Promise<Sight> {
  const rule = rules.get(document.purpose);
  return rule ? rule(db, document.documentId, caller) : 'nobody';
}
