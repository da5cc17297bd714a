/**
 * Transfer references as ISO 11649 defines them: RF, two check digits, a letter for the kind, and the end of the id
 * of a movement or wallet. Every bank keeps them unchanged, and typing errors are detected.
 */
const letters = { movement: 'T', wallet: 'C' } as const;
type Kind = keyof typeof letters;

const base = 97;
const endLength = 12;

/** The remainder modulo 97, as in ISO 11649 and IBANs: letters count from 10. */
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

/** The reference that all transfers to a wallet use. It never changes. */
export const walletReference = (walletId: string): string => referenceOf('wallet', walletId);

export interface ReadReference {
  kind: Kind;
  /** The end of the id of the movement or wallet, in lower case. */
  end: string;
}

/** Reads a reference written with spaces or in lower case; undefined if it is no reference or a digit is wrong. */
export function readTransferReference(written: string): ReadReference | undefined {
  const text = written.replace(/[\s.-]/g, '').toUpperCase();
  const [, check, letter, end] = /^RF(\d\d)([CT])([\dA-F]{12})$/.exec(text) ?? [];
  if (!check || !letter || !end || remainderOf(`${letter}${end}RF${check}`) !== 1) return undefined;
  return { kind: letter === letters.wallet ? 'wallet' : 'movement', end: end.toLowerCase() };
}
