import { electronicFormatIBAN, isValidBBAN, isValidIBAN } from 'ibantools';

const compact = (text: string) => electronicFormatIBAN(text) ?? '';
const shortestIban = 15;

/** A possible IBAN of at most 34 letters and digits, with or without groups. The lookahead finds candidates that overlap. */
const written = /(?<![A-Z\d])(?=([A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}))/gi;
const spanish = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{2}[ -]?\d{10}(?!\d)/g;

/** The longest prefix that is an IBAN, because words may follow it. */
function ibanAtStart(text: string): string | undefined {
  for (let end = text.length; end >= shortestIban; end -= 1)
    if (isValidIBAN(compact(text.slice(0, end)))) return text.slice(0, end).trimEnd();
  return undefined;
}

/** Finds account numbers in a text, as written: IBANs, and Spanish numbers without the country. */
export function findAccounts(text: string): string[] {
  const ibans = [...text.matchAll(written)].flatMap(([, found = '']) => ibanAtStart(found) ?? []);
  const others = [...text.matchAll(spanish)].map(([found]) => found);
  return [...ibans, ...others.filter((found) => isValidBBAN(compact(found), 'ES'))];
}
