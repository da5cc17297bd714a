/**
 * References of transfers as ISO 11649 defines them: RF, two check digits, and a text of ours that ends like the id of a
 * movement or of a wallet. Every bank keeps them whole, and a mistyped one is noticed.
 */
const letters = { movement: 'T', wallet: 'C' } as const;
type Kind = keyof typeof letters;

const base = 97;
const endLength = 12;

/** The remainder by which ISO 11649 and IBANs check digits: letters count from 10. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % base;
  }
  return remainder;
}

function referenceOf(kind: Kind, id: string): string {
  const own = letters[kind] + id.slice(-endLength).toUpperCase();
  const check = base + 1 - remainderOf(`${own}RF00`);
  return `RF${String(check).padStart(2, '0')}${own}`;
}

/** The reference of one deposit or withdrawal. */
export const movementReference = (transactionId: string): string => referenceOf('movement', transactionId);

/** The reference of all transfers to one wallet, which never changes. */
export const walletReference = (walletId: string): string => referenceOf('wallet', walletId);

export interface ReadReference {
  kind: Kind;
  /** How the id of the movement or wallet ends, in lower case. */
  end: string;
}

/** Reads a reference as people write it, with spaces or in lower case; undefined if it is none, or a digit is wrong. */
export function readTransferReference(written: string): ReadReference | undefined {
  const text = written.replace(/[\s.-]/g, '').toUpperCase();
  const [, check, letter, end] = /^RF(\d\d)([CT])([\dA-F]{12})$/.exec(text) ?? [];
  if (!check || !letter || !end || remainderOf(`${letter}${end}RF${check}`) !== 1) return undefined;
  return { kind: letter === letters.wallet ? 'wallet' : 'movement', end: end.toLowerCase() };
}
