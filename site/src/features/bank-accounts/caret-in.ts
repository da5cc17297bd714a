/** The cursor position after grouping. The cursor stays after the same number of letters as before. */
export function caretIn(grouped: string, lettersBefore: number): number {
  let letters = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (letters === lettersBefore) return at;
    if (grouped[at] !== ' ') letters += 1;
  }
  return grouped.length;
}
