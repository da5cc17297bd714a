const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** A check digit of a Spanish account number, over ten digits. */
function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = 11 - (sum % 11);
  // Ten is written as 1, and eleven as 0.
  return digit > 9 ? 11 - digit : digit;
}

/** The IBAN of a Spanish account, by its bank, office and number without check digits. */
export function spanishIban(bank: string, office: string, account: string): string {
  const number = `${bank}${office}${checkDigit(`00${bank}${office}`)}${checkDigit(account)}${account}`;
  // In an IBAN's sum, E counts as 14 and S as 28.
  const rest = BigInt(`${number}142800`) % 97n;
  return `ES${String(98n - rest).padStart(2, '0')}${number}`;
}
