/** How Spanish banks write the sender of a transfer at the beginning of a line. */
const forms = /^(?:TRANSFERENCIA DE|ORDENANTE|DE)\b[:\s]\s*(.*)$/;

/** What can follow the name: several spaces, a word that begins another part, or a word with digits. */
const after = /\s{2}|\s(?:CONCEPTO|CONCEPT|REF|REFERENCIA|POR|CTA|CUENTA|IBAN)(?![A-ZÀ-Ÿ])|\s?\S*\d/;

/** The sender named in a line of the bank's text, if any. A single word is not enough, because it may be anything. */
export function senderIn(line: string): string | null {
  const found = forms.exec(line.trim().toUpperCase())?.[1];
  const name = found?.split(after)[0]?.trim() ?? '';
  return name.split(/\s+/).length > 1 ? name : null;
}
