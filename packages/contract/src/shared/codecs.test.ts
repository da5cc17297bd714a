import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cents, centsMax, sumCents } from './cents.ts';
import { type Comparison, decimalComparison, integerComparison } from './comparison.ts';
import { civilDate, instant } from './dates.ts';
import { centsFromDecimal, decimalFromCents } from './decimals.ts';
import { money, positiveMoney } from './money.ts';
import { flag, paging } from './paging.ts';
import { percent, share } from './percent.ts';
import { fieldErrors } from './rules.ts';
import { wholeNumber, writtenWholeNumber } from './whole-number.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

it.each([
  ['money', money, 90_000],
  ['money', positiveMoney, 250],
  ['percent', percent, 10],
  ['type', money, true],
] as const)('[V7] refuses with the code %s what is no text', (code, schema, value) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(code);
});

describe('money', () => {
  it('[E2] is encoded and decoded without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: centsMax }), (amount) => {
        expect(centsFromDecimal(decimalFromCents(amount))).toBe(amount);
        expect(z.decode(money, z.encode(money, cents(amount)))).toBe(amount);
      }),
    );
  });

  it('[E2] is always whole cents', () => {
    expect(sumCents([cents(10), cents(20)])).toBe(30);
    expect(sumCents([])).toBe(0);
    for (const amount of [0.5, Number.NaN, 2 ** 53]) expect(() => cents(amount)).toThrow(RangeError);
  });

  it.each([
    ['0.00', 0],
    ['0.01', 1],
    ['1500.00', 150_000],
    ['999999999.99', centsMax],
  ])('[E2] reads %s as %i cents', (text, amount) => {
    expect(z.decode(money, text)).toBe(amount);
    expect(decimalFromCents(amount)).toBe(text);
  });

  it.each([
    '1500',
    '1500.0',
    '1500.000',
    '1.500,00',
    '-1.00',
    '1e3',
    '1000000000.00',
    ' 1.00',
    '',
    1500,
    null,
    '١٢.٠٠',
  ])('[V6] refuses %j', (value) => {
    expect(accepts(money, value)).toBe(false);
  });

  it('[V6] can be required to be positive', () => {
    expect(accepts(positiveMoney, '0.01')).toBe(true);
    expect(positiveMoney.safeParse('0.00').error?.issues[0]?.message).toBe('greater_than_zero');
  });
});

const codeFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('values outside the bounds', () => {
  const months = wholeNumber(1, 600);

  it.each([
    [money, '1000000000.00', 'amount_too_big'],
    [money, '-1.00', 'negative'],
    [money, '1.500,00', 'money'],
    [positiveMoney, `${'9'.repeat(40)}.00`, 'amount_too_big'],
    [percent, '1000000000.00', 'percent_below_hundred'],
    [percent, '-0.01', 'negative'],
    [percent, '8.5', 'percent'],
    [months, 601, 'number_too_big'],
    [months, 1e300, 'number_too_big'],
    [months, 0, 'number_too_small'],
    [months, -1e300, 'number_too_small'],
    [months, 1.5, 'integer'],
    [months, '12', 'integer'],
    [months, undefined, 'required'],
  ])('[V6] is told so, and not that it is no number: %#', (schema, value, code) => {
    expect(codeFor(schema, value)).toBe(code);
  });

  it('[V6] are refused with the bound, however large they are', () => {
    for (const [value, params] of [
      [1e300, { max: 600 }],
      [-1e300, { min: 1 }],
    ] as const) {
      const { error } = months.safeParse(value);
      expect(fieldErrors(error as z.ZodError)[0]?.params).toEqual(params);
    }
  });
});

describe('percentages', () => {
  it('[M2] are encoded and decoded without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), (hundredths) => {
        expect(z.decode(percent, z.encode(percent, hundredths))).toBe(hundredths);
      }),
    );
  });

  it('[V6] are less than 100, except for shares', () => {
    expect(percent.safeParse('100.00').error?.issues[0]?.message).toBe('percent_below_hundred');
    expect(z.decode(percent, '99.99')).toBe(9_999);
    expect(z.decode(share, '100.00')).toBe(10_000);
    expect(accepts(share, '100.01')).toBe(false);
  });
});

describe('comparisons', () => {
  it.each([
    ['gte:100.00', { operator: 'gte', value: 10_000 }],
    ['100', { operator: 'eq', value: 10_000 }],
    ['lt:0.5', { operator: 'lt', value: 50 }],
  ])('[N5] read %s in cents', (text, read) => {
    expect(z.decode(decimalComparison, text)).toEqual(read);
  });

  it('[N5] decode and encode whole numbers unchanged', () => {
    expect(z.decode(integerComparison, 'lte:24')).toEqual({ operator: 'lte', value: 24 });
    expect(z.encode(integerComparison, { operator: 'lte', value: 24 })).toBe('lte:24');
    expect(z.encode(decimalComparison, { operator: 'gt', value: 1_050 })).toBe('gt:10.50');
  });

  it('[N5] given twice are a range, and keep both when encoded', () => {
    const range = [
      { operator: 'gte', value: 100 },
      { operator: 'lte', value: 200 },
    ];
    expect(z.decode(integerComparison, ['gte:100', 'lte:200'])).toEqual(range);
    expect(z.encode(integerComparison, range as Comparison[])).toEqual(['gte:100', 'lte:200']);
    expect(accepts(integerComparison, ['1', '2', '3'])).toBe(false);
  });

  it.each(['ne:1', 'gte:', 'gte:-1', ':1', 'gte:1:2', 'gte:1.234'])('[N5] refuse %j', (text) => {
    expect(accepts(decimalComparison, text)).toBe(false);
  });
});

describe('dates', () => {
  it('[V5] are calendar days', () => {
    expect(accepts(civilDate, '2024-02-29')).toBe(true);
    for (const wrong of ['2023-02-29', '2024-13-01', '29/02/2024', '0000-01-01', '']) {
      expect(accepts(civilDate, wrong), wrong).toBe(false);
    }
  });

  it('[V5] or moments with their offset', () => {
    expect(z.decode(instant, '2026-03-14T10:30:00+01:00').toISOString()).toBe('2026-03-14T09:30:00.000Z');
    expect(accepts(instant, '2026-03-14T10:30:00')).toBe(false);
  });
});

describe('the parameters of a list', () => {
  const query = z.strictObject(paging(['name', 'createdAt'], 'desc'));

  it('[C10] have defaults; the first column is the default sort', () => {
    expect(query.parse({})).toEqual({ skip: 0, take: 20, orderBy: 'name', orderSide: 'desc' });
  });

  it.each([
    { take: '0' },
    { take: '101' },
    { take: '-1' },
    { skip: 'x' },
    { orderBy: 'secret' },
    { orderSide: 'up' },
    { limit: '5' },
  ])('[C10] refuse %j', (given) => {
    expect(accepts(query, given)).toBe(false);
  });

  it.each([
    [{ take: '101' }, 'number_too_big'],
    [{ take: '9'.repeat(400) }, 'number_too_big'],
    [{ skip: '-1' }, 'number_too_small'],
    [{ skip: '1.5' }, 'integer'],
  ])('[C10][V6] say of %j what is wrong', (given, code) => {
    expect(codeFor(query, given)).toBe(code);
  });

  it('[C10] select rows by their ids, at most as many as a page has', () => {
    const [one, other] = [1, 2].map((last) => `01890a5d-ac96-774b-bcce-b302099a805${last}`);
    expect(query.parse({ ids: `${one},${other}` }).ids).toEqual([one, other]);
    expect(z.encode(query.shape.ids, [one as string, other as string])).toBe(`${one},${other}`);
    expect(codeFor(query, { ids: '1' })).toBe('id');
    expect(codeFor(query, { ids: Array(101).fill(one).join() })).toBe('too_many');
    const byNumber = z.strictObject(paging(['at'], 'desc', writtenWholeNumber(1, 1_000)));
    expect(byNumber.parse({ ids: '7,12' }).ids).toEqual([7, 12]);
  });

  it('[C10] accept only true and false as flags', () => {
    expect(flag.parse('true')).toBe(true);
    expect(flag.parse('false')).toBe(false);
    for (const wrong of ['1', 'yes', 'TRUE', true]) expect(accepts(flag, wrong)).toBe(false);
  });
});
