import { storeItem } from '@semilla/client';
import {
  readSealed,
  readSeenKey,
  type SealedPortfolio,
  sealedName,
  storeSeenKey,
} from '../../../lib/seen-portfolio.ts';

/** The texts of a portfolio as the page showed them. */
export interface SeenPortfolio {
  locale: string;
  /** When it was seen. */
  seenAt: string;
  figures: { label: string; value: string; hint: string }[];
  investments: { name: string; state: string; amount: string; note: string; facts: string[][] }[];
}

const algorithm = 'AES-GCM';
/** As long as the unused session of an investor. */
const keySeconds = 7_200;

type Bytes = Uint8Array<ArrayBuffer>;

const toText = (bytes: Bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromText = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const importKey = (bytes: Bytes) =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);

/** Encrypts with a new key each time. */
export async function storeSeen(userId: string, seen: SeenPortfolio): Promise<void> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(seen));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, await importKey(key), plain);
  const item: SealedPortfolio = { userId, nonce: toText(nonce), text: toText(new Uint8Array(sealed)) };
  storeItem(sealedName, JSON.stringify(item), 'localStorage');
  storeSeenKey(toText(key), keySeconds);
}

/** What was seen last; undefined without its key. */
export async function readSeen(): Promise<SeenPortfolio | undefined> {
  const sealed = readSealed();
  const key = readSeenKey();
  if (!sealed || !key) return undefined;
  try {
    const iv = fromText(sealed.nonce);
    const plain = await crypto.subtle.decrypt(
      { name: algorithm, iv },
      await importKey(fromText(key)),
      fromText(sealed.text),
    );
    return JSON.parse(new TextDecoder().decode(plain)) as SeenPortfolio;
  } catch {
    return undefined;
  }
}
