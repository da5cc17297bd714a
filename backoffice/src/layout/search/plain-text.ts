/** A text without its accents and capitals, to be compared with what somebody types. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
