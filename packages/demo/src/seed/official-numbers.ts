import type { Random } from '@semilla/contract/testing';

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const digitsOf = (text: string) => [...text].map(Number);
const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** A Spanish identity number with a valid control letter. */
export function spanishIdNumber(random: Random): string {
  const number = random.integer(1_000_000, 79_999_999);
  return `${padded(number, 8)}${dniLetters[number % 23]}`;
}

/** The identity number of a foreign resident of Spain. */
export function residentIdNumber(random: Random): string {
  const number = random.integer(1_000_000, 9_999_999);
  return `Y${number}${dniLetters[(10_000_000 + number) % 23]}`;
}

/** The tax number of a company, by default of a limited company, with a valid control digit. */
export function companyTaxId(number: number, kind: 'A' | 'B' | 'F' | 'G' = 'B'): string {
  const digits = padded(number, 7);
  const sum = digitsOf(digits).reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
  }, 0);
  return `${kind}${digits}${(10 - (sum % 10)) % 10}`;
}

const accountWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function accountControl(tenDigits: string): number {
  const sum = digitsOf(tenDigits).reduce(
    (total, digit, index) => total + digit * (accountWeights[index] ?? 0),
    0,
  );
  const control = 11 - (sum % 11);
  return control === 11 ? 0 : control === 10 ? 1 : control;
}

/** A Spanish IBAN with valid IBAN check digits and valid national control digits. */
export function spanishIban(random: Random): string {
  const bank =
    random.pick(['2100', '0049', '0182', '0081', '2085', '3058']) + padded(random.integer(1, 9_998), 4);
  const account = padded(random.integer(1, 999_999_999), 10);
  const control = `${accountControl(`00${bank}`)}${accountControl(account)}`;
  const rest = `${bank}${control}${account}`;
  const check = 98n - (BigInt(`${rest}142800`) % 97n);
  return `ES${padded(Number(check), 2)}${rest}`;
}

/** Builds an IBAN from a country and the part after the check digits. */
function ibanOf(country: string, rest: string): string {
  const spelled = `${rest}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${padded(Number(98n - (BigInt(spelled) % 97n)), 2)}${rest}`;
}

function portugueseAccount(random: Random): string {
  const bank = `${random.pick(['0033', '0035', '0010', '0007'])}${padded(random.integer(1, 9_999), 4)}`;
  const digits = `${bank}${padded(random.integer(1, 99_999_999_999), 11)}`;
  return `${digits}${padded(Number(98n - (BigInt(`${digits}00`) % 97n)), 2)}`;
}

function frenchAccount(random: Random): string {
  const [bank, branch] = [random.integer(10_000, 30_999), random.integer(1, 9_999)];
  const account = random.integer(1, 9_999_999_999);
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n);
  return `${bank}${padded(branch, 5)}${padded(account, 11)}${padded(Number(key), 2)}`;
}

/** An account number for a nationality; Spanish if this file has no format for it. */
export function ibanFor(nationality: string | null | undefined, random: Random): string {
  if (nationality === 'PT') return ibanOf('PT', portugueseAccount(random));
  if (nationality === 'FR') return ibanOf('FR', frenchAccount(random));
  if (nationality === 'DE') {
    const bank = random.pick(['10050000', '37040044', '50010517', '70150000']);
    return ibanOf('DE', `${bank}${padded(random.integer(1, 9_999_999_999), 10)}`);
  }
  if (nationality === 'GB') {
    return ibanOf(
      'GB',
      `NWBK60${padded(random.integer(0, 9_999), 4)}${padded(random.integer(1, 99_999_999), 8)}`,
    );
  }
  return spanishIban(random);
}
