import { temporaryUrlSeconds } from '@semilla/contract';
import type { Services } from '../../kit/services.ts';
import type { StoredDocument } from './queries.ts';

const signedText = (documentId: string, expiry: string) => `document ${documentId} until ${expiry}`;

/** A URL that opens a document for a few minutes without signing in. */
export async function temporaryAddress(
  { files, keys, config, now }: Services,
  document: StoredDocument,
): Promise<{ url: string; expiresAt: string }> {
  const expiry = Math.floor(now().getTime() / 1_000) + temporaryUrlSeconds;
  const expiresAt = new Date(expiry * 1_000).toISOString();
  const atStore = await files.signedUrl(document.storageKey, temporaryUrlSeconds, document.name);
  if (atStore) return { url: atStore, expiresAt };
  const signature = keys.sign(signedText(document.documentId, String(expiry)));
  const token = `${document.documentId}.${expiry}.${signature}`;
  return { url: `${config.publicUrl}/v1/documents/signed/${token}`, expiresAt };
}

/** The id of the document that a token opens; undefined if it is forged or expired. */
export function documentOfToken({ keys, now }: Services, token: string): string | undefined {
  const [documentId = '', expiry = '', signature = ''] = token.split('.');
  if (!keys.isSignedBy(signedText(documentId, expiry), signature)) return undefined;
  return Number(expiry) * 1_000 > now().getTime() ? documentId : undefined;
}
