/** Removes accents and case, so that text can be compared with what the user typed. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
