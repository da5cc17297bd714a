import { type ReadReference, readTransferReference } from '@semilla/contract/transfer-reference';

/**
 * Matches our references in a bank's text without spaces. Banks without a field for the reference write it
 * into the text, some with spaces.
 */
const written = /RF\d\d[CT][\dA-F]{12}/g;

/** The first of our references in a bank's texts about a movement, as text without spaces. */
export function writtenIn(...texts: (string | null)[]): string | undefined {
  for (const text of texts) {
    const plain = (text ?? '').replace(/[\s.-]/g, '').toUpperCase();
    for (const [candidate] of plain.matchAll(written)) {
      if (readTransferReference(candidate)) return candidate;
    }
  }
  return undefined;
}

/** The first of our references in a bank's texts about a movement. */
export function referenceIn(...texts: (string | null)[]): ReadReference | undefined {
  const found = writtenIn(...texts);
  return found === undefined ? undefined : readTransferReference(found);
}

const anyReference = /^RF\d\d[A-Z\d]{1,21}$/i;

/**
 * Writes an ISO 11649 reference, or its beginning, in groups of four, as people copy it. The groups match references that a bank
 * reports in one piece as well as in groups. Any other text stays as it is.
 */
export function searchedReference(typed: string): string {
  const plain = typed.replace(/[\s.-]/g, '');
  return anyReference.test(plain) ? plain.replace(/.{4}(?=.)/g, '$& ') : typed;
}
