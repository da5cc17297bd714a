const form = /^[A-Z0-9]{18}[0-9]{2}$/;

/** The remainder of ISO 7064, mod 97-10: letters count as two digits, from A = 10. */
function remainder(letters: string): number {
  const digits = [...letters].map((letter) => Number.parseInt(letter, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Whether a text is a legal entity identifier with the right check digits (ISO 17442). */
export function isLei(text: string): boolean {
  return form.test(text) && remainder(text) === 1;
}

const offerNumberMax = 99_999_999;

/** The identifier of an offer: the provider's LEI and eight digits. */
export function offerIdOf(lei: string, offerNumber: number): string {
  if (offerNumber < 1 || offerNumber > offerNumberMax)
    throw new Error('an offer has a number of eight digits');
  return lei + String(offerNumber).padStart(8, '0');
}
