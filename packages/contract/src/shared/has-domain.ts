/** Abbreviations that people write before a dot without a space: `Fco.Javier`, `hnos.garcía`, `CIA.LTDA`. */
const abbreviations = new Set(
  'av avda cdad cia cía const cons coop dña doc dr dra excmo fam fco gral hda herm hnos hno hros ing inm inv jr lda ldo ma mª mc ntra núm nº prof prom rep sdad snr soc sr sra srta sta ste sto st suc urb vda'.split(
    ' ',
  ),
);

/** Legal forms that are also top-level domains. In capitals they do not count as links: `Sur.SL`. */
const legalForms = new Set(
  'aie bv cb cv gmbh inc llc ltd ltda nv oy plc sa sas sau sc scl sl sll slne slp slu spa srl'.split(' '),
);

const everyday =
  'app biz cat club co com coop dev edu es eu fr gov info io link live ly me mobi net online org page pro ru shop site store top tv uk us xyz'.split(
    ' ',
  );
const wellKnownDomains = new Set(everyday.filter((name) => name !== 'coop'));

// Browsers treat these characters as dots in an address too.
const dots = /[\u2024\u3002\uff0e\uff61]/gu;
const dotted = /([\p{L}\p{M}\p{N}ªº_-]{2,})\.(\p{L}{2,})(?![\p{L}\p{N}])/gu;
const withPath = /[\p{L}\p{N}]\.(?:\p{L}{2,}|\d{1,3})(?::\d+)?[/?#]/u;
const numbers = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const accented = /[À-ɏ]/u;

function isDomain([, label = '', last = '']: RegExpMatchArray): boolean {
  const end = last.toLowerCase();
  if (legalForms.has(end) && last === last.toUpperCase()) return false;
  if (wellKnownDomains.has(end)) return true;
  // No top-level domain has accents.
  return !abbreviations.has(label.toLowerCase()) && !accented.test(last);
}

/** Whether a mail program would turn a part of the text into a link: `evil.test`, `evil.test/now`, `10.0.0.1`. */
export function hasDomain(text: string): boolean {
  const plain = text.normalize('NFKC').replace(dots, '.');
  if (withPath.test(plain) || numbers.test(plain)) return true;
  return [...plain.matchAll(dotted)].some(isDomain);
}
