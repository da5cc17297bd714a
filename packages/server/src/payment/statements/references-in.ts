import { type ReadReference, readTransferReference } from '@semilla/contract/transfer-reference';

/** Banks that have no field for the reference write it into the text, some with spaces. */
const written = /RF\d\d[CT][\dA-F]{12}/g;

/** The first of our references in what a bank reports of a movement, as it is written. */
export function writtenIn(...texts: (string | null)[]): string | undefined {
  for (const text of texts) {
    const plain = (text ?? '').replace(/[\s.-]/g, '').toUpperCase();
    for (const [candidate] of plain.matchAll(written)) {
      if (readTransferReference(candidate)) return candidate;
    }
  }
  return undefined;
}

/** The first of our references in what a bank reports of a movement. */
export function referenceIn(...texts: (string | null)[]): ReadReference | undefined {
  const found = writtenIn(...texts);
  return found === undefined ? undefined : readTransferReference(found);
}

const anyReference = /^RF\d\d[A-Z\d]{1,21}$/i;

/**
 * A reference by ISO 11649, or its beginning, in groups of four, whose words are found both in one that a bank reports in one
 * piece and in one that it reports in groups, as people copy it; any other text as it is.
 */
export function searchedReference(typed: string): string {
  const plain = typed.replace(/[\s.-]/g, '');
  return anyReference.test(plain) ? plain.replace(/.{4}(?=.)/g, '$& ') : typed;
}
