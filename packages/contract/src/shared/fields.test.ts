import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addMonths, ageOn, civilDateAt } from './calendar.ts';
import { adultBirthday } from './dates.ts';
import { attachmentTypes, fileSizeBytesMax, pdfTypes } from './file-types.ts';
import { file } from './files.ts';
import { iban } from './iban.ts';
import { newPassword } from './password.ts';
import { passwordRules } from './password-rules.ts';
import { fieldErrors } from './rules.ts';
import { email, friendlyUrl, text } from './text.ts';

function codeFor(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : fieldErrors(parsed.error)[0]?.code;
}

describe('fields', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [5, 'type'],
    ['a'.repeat(11), 'text_too_long'],
    ['a\u0000b', 'text_characters'],
    ['\ud800', 'text_characters'],
    ['Lucía', undefined],
  ])('[V1][V7] a text of at most 10: %j', (value, code) => {
    expect(codeFor(text(10), value)).toBe(code);
  });

  it('[V7] names the exceeded bound', () => {
    const parsed = text(10).safeParse('a'.repeat(11));
    expect(parsed.success ? [] : fieldErrors(parsed.error)).toEqual([
      { path: '', code: 'text_too_long', params: { max: 10 } },
    ]);
  });

  it.each(['Ab#1', 'Almen#4', 'almendro#24', 'ALMENDRO#24', 'Almendro#', 'Almendro24', 'Almendro24+'])(
    '[V2] refuses the password %j',
    (password) => {
      expect(codeFor(newPassword, password)).toBe('password');
    },
  );

  it('[V2] accepts each of the special characters, and reports each rule separately', () => {
    expect(codeFor(newPassword, 'Almend#4')).toBeUndefined();
    for (const sign of '#?!@$%^&*-') expect(codeFor(newPassword, `Almendro24${sign}`)).toBeUndefined();
    const held = Object.entries(passwordRules).filter(([, holds]) => holds('Almendro'));
    expect(held.map(([name]) => name)).toEqual(['length', 'uppercase', 'lowercase']);
  });

  it.each([
    [64, undefined],
    [128, undefined],
    [200, undefined],
    [201, 'text_too_long'],
  ])('[V2] a password of %i characters', (length, code) => {
    expect(codeFor(newPassword, 'Almendro#24'.padEnd(length, ' ñ漢'))).toBe(code);
  });

  it.each(['lucia@', 'lucia', '@example.com', 'lucia@example', 'lu cia@example.com'])(
    '[V3] refuses %j',
    (address) => {
      expect(codeFor(email, address)).toBe('email');
    },
  );

  it('[V3] converts an address to lower case', () => {
    expect(email.parse(' Lucia.FERRER@Example.com ')).toBe('lucia.ferrer@example.com');
  });

  it('[V4] accepts an IBAN with spaces and refuses one whose check digits are wrong', () => {
    expect(iban.parse('ES91 2100 0418 4502 0005 1332')).toBe('ES9121000418450200051332');
    expect(z.encode(iban, 'ES9121000418450200051332')).toBe('ES9121000418450200051332');
    for (const wrong of ['ES9221000418450200051332', 'ES91', '', 'XX00'])
      expect(codeFor(iban, wrong)).toBe('iban');
  });

  it.each(['edificio lavapies', 'edificio_1', '-a', 'a-', 'ñ', '01890a5d-ac96-774b-bcce-b302099a8057'])(
    '[V14] refuses the address %j',
    (url) => {
      expect(codeFor(friendlyUrl, url)).toBe('friendly_url');
    },
  );

  it('[V12] computes the age by birthdays', () => {
    expect(ageOn('2008-11-20', '2026-11-19')).toBe(17);
    expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(codeFor(adultBirthday, addMonths(civilDateAt(new Date()), -17 * 12))).toBe('age');
    expect(codeFor(adultBirthday, '1988-05-21')).toBeUndefined();
  });

  it('[V8] accepts only files below 5 MB', () => {
    const pdf = (size: number) => new File([new Uint8Array(size)], 'a.pdf', { type: 'application/pdf' });
    expect(codeFor(file(pdfTypes), pdf(fileSizeBytesMax - 1))).toBeUndefined();
    expect(codeFor(file(pdfTypes), pdf(fileSizeBytesMax))).toBe('file_too_large');
    expect(codeFor(file(pdfTypes), undefined)).toBe('required');
    const { error } = file(pdfTypes, 25_000_000).safeParse(pdf(25_000_000));
    expect(error && fieldErrors(error)).toMatchObject([{ code: 'file_too_large', params: { max: 25 } }]);
    expect(codeFor(file(pdfTypes, 25_000_000), pdf(24_999_999))).toBeUndefined();
  });

  it('[V9][V10] accepts only the allowed file types', () => {
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    expect(codeFor(file(attachmentTypes), png)).toBeUndefined();
    expect(codeFor(file(pdfTypes), png)).toBe('file_type');
  });

  it('[V1] names an unknown field', () => {
    expect(codeFor(z.strictObject({ a: text(5).optional() }), { b: 1 })).toBe('unknown_field');
  });
});
