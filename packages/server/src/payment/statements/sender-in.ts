/** The forms in which Spanish banks write who sent a transfer, at the beginning of a line. */
const forms = /^(?:TRANSFERENCIA DE|ORDENANTE|DE)\b[:\s]\s*(.*)$/;

/** What follows the name: several spaces, a word that begins another part, or a word with digits. */
const after = /\s{2}|\s(?:CONCEPTO|CONCEPT|REF|REFERENCIA|POR|CTA|CUENTA|IBAN)(?![A-ZÀ-Ÿ])|\s?\S*\d/;

/** Who sent the money, if a line of the bank's text says it; one word alone may be anything. */
export function senderIn(line: string): string | null {
  const found = forms.exec(line.trim().toUpperCase())?.[1];
  const name = found?.split(after)[0]?.trim() ?? '';
  return name.split(/\s+/).length > 1 ? name : null;
}
