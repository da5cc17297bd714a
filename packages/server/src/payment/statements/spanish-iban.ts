const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** One of the two check digits of a Spanish account number, calculated over ten digits. */
function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = 11 - (sum % 11);
  // By the rule for Spanish check digits, 10 becomes 1 and 11 becomes 0.
  return digit > 9 ? 11 - digit : digit;
}

/** Builds the IBAN of a Spanish account from bank, office and account number without check digits. */
export function spanishIban(bank: string, office: string, account: string): string {
  const number = `${bank}${office}${checkDigit(`00${bank}${office}`)}${checkDigit(account)}${account}`;
  // In the IBAN checksum, E counts as 14 and S as 28; 00 stands for the check digits.
  const rest = BigInt(`${number}142800`) % 97n;
  return `ES${String(98n - rest).padStart(2, '0')}${number}`;
}
