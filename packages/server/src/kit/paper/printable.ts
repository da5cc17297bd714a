// The characters of Windows-1252 beyond Latin-1. The fonts built into PDF readers have no other characters.
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const replacements: Record<string, string> = {
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
  // The en dash looks most like a minus: it is as wide as a digit and as high as the bar of a plus.
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
  const plain = replacements[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
  if (plain && [...plain].every(isShown)) return plain;
  return /\p{Mark}|\p{Control}|\p{Format}/u.test(letter) ? '' : '?';
}

/** Puts a text on one line and replaces the letters that the PDF fonts lack with the nearest ones. */
export function printable(text: string): string {
  if (/^[\x20-\x7e\xa0-\xff€•]*$/.test(text)) return text;
  const line = text.normalize('NFC').replace(/[\t-\r\u2028\u2029]+/g, ' ');
  return [...line].map(nearest).join('');
}
