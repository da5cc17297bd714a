// Beside Latin-1, what the letters of Windows 1252 have, which is what the fonts built into PDF readers can show.
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const plainer: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ẞ: 'SS',
  // As wide as a figure and as high as a plus: what looks most like a minus.
  '−': '–',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
};

function isShown(letter: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]$/.test(letter) || beyondLatin1.includes(letter);
}

function nearest(letter: string): string {
  if (isShown(letter)) return letter;
  const plain = plainer[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
  if (plain && [...plain].every(isShown)) return plain;
  return /\p{Mark}|\p{Control}|\p{Format}/u.test(letter) ? '' : '?';
}

/** A text on one line, with the letters that the paper's fonts lack replaced by the nearest that they have. */
export function printable(text: string): string {
  if (/^[\x20-\x7e\xa0-\xff€•]*$/.test(text)) return text;
  const line = text.normalize('NFC').replace(/[\t-\r\u2028\u2029]+/g, ' ');
  return [...line].map(nearest).join('');
}
