import { electronicFormatIBAN, isValidBBAN, isValidIBAN } from 'ibantools';

const compact = (text: string) => electronicFormatIBAN(text) ?? '';
const shortestIban = 15;

/** What may be a number, in groups or not, of at most 34 letters and digits; one may begin within another. */
const written = /(?<![A-Z\d])(?=([A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}))/gi;
const spanish = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{2}[ -]?\d{10}(?!\d)/g;

/** The longest beginning that is an IBAN: words may follow it. */
function ibanAtStart(text: string): string | undefined {
  for (let end = text.length; end >= shortestIban; end -= 1)
    if (isValidIBAN(compact(text.slice(0, end)))) return text.slice(0, end).trimEnd();
  return undefined;
}

/** The account numbers in a text, as they are written there: IBANs, and Spanish numbers without their country. */
export function findAccounts(text: string): string[] {
  const ibans = [...text.matchAll(written)].flatMap(([, found = '']) => ibanAtStart(found) ?? []);
  const others = [...text.matchAll(spanish)].map(([found]) => found);
  return [...ibans, ...others.filter((found) => isValidBBAN(compact(found), 'ES'))];
}
