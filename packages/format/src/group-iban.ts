/** An IBAN in groups of four, as banks print it: `ES91 2100 0418 …`. */
export function groupIban(typed: string): string {
  const letters = typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return letters.replace(/(.{4})(?=.)/g, '$1 ');
}
