import fc from 'fast-check';

// Inputs that often break programs: empty, invisible, half a surrogate pair, code in other languages, too long.
const notorious = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\ufeff',
  '🏴‍☠️'.repeat(50),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  "'; drop table users; --",
  '" or 1=1 --',
  '%',
  '%00',
  '\\',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '١٢٣',
  '9'.repeat(40),
  '2026-02-30',
  '0000-00-00',
  '275760-09-13T00:00:00Z',
  '01890a5d-ac96-774b-bcce-b302099a805',
  '01890a5d-ac96-774b-bcce-b302099a8057 ',
  'gte:',
  'gte:1e9',
  'lt:999999999999.99',
];

const long = fc.integer({ min: 200, max: 20_000 }).map((length) => 'ñ'.repeat(length));

export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...notorious) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
}

export const jsonValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: texts },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      -0.001,
      1e21,
      2 ** 53,
      -1e308,
      [],
      {},
      [[]],
      [null],
    ),
  },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 800 }).map(nested) },
);

/** Numbers that JSON can express but a double cannot hold. */
export const hugeNumbers = fc.constantFrom('1e400', '-1e400', '9'.repeat(400), '0.1e-400', '-0', '1E+9999');

/** Names of unknown fields. */
export const strangeNames: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('x', 'id', 'role', 'isAdmin ', 'toString', 'a.b', 'a[b]', '$where', 'ñ', 'x'.repeat(300)),
  fc.string({ minLength: 1, maxLength: 20 }).map((name) => `${name}~`),
);
