import type { Keys } from '../keys.ts';

/**
 * What a link objects to: a scheduled proposal, a change of access that put withdrawals on hold, or a change of address
 * that the customer asked for.
 */
export interface Objected {
  kind: 'proposal' | 'hold' | 'email';
  id: string;
}

const signed = ({ kind, id }: Objected) => `objection ${kind} ${id}`;

/** The page where the account's owner can object without signing in. */
export function objectionUrl(keys: Pick<Keys, 'sign'>, publicUrl: string, objected: Objected): string {
  const token = [objected.kind, objected.id, keys.sign(signed(objected))].join('.');
  return `${publicUrl}/objection?token=${token}`;
}

/** What a token objects to; undefined if its signature is wrong. */
export function readObjectionToken(keys: Pick<Keys, 'isSignedBy'>, token: string): Objected | undefined {
  const [kind = '', id = '', signature = ''] = token.split('.');
  const objected = { kind: kind as Objected['kind'], id };
  return keys.isSignedBy(signed(objected), signature) ? objected : undefined;
}
