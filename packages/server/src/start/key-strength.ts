/** How many bits of randomness a key seems to have: repeats and sequences such as `abcd` count for nothing. */
export function keyStrength(key: string): number {
  const characters = [...key];
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bitsPerCharacter = 0;
  for (const count of counts.values()) {
    const share = count / characters.length;
    bitsPerCharacter -= share * Math.log2(share);
  }
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const unusual = new Set<string>();
  codes.forEach((code, index) => {
    const [second = Number.NaN, third = Number.NaN] = codes.slice(index + 1, index + 3);
    if (Number.isNaN(third) || third - second === second - code) return;
    unusual.add(`${code} ${second} ${third}`);
  });
  return unusual.size * bitsPerCharacter;
}
