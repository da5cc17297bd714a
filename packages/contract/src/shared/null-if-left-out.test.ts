import { expect, it } from 'vitest';
import { z } from 'zod';
import { money } from './money.ts';
import { nullIfLeftOut } from './null-if-left-out.ts';
import { lineText } from './text.ts';

const house = z.strictObject(
  nullIfLeftOut({ name: lineText(20), rooms: z.int().nullable(), price: money.nullable() }),
);

it('[V1] sets omitted nullable fields to null, and no others', () => {
  expect(z.decode(house, { name: 'Olivar' })).toEqual({ name: 'Olivar', rooms: null, price: null });
  expect(z.decode(house, { name: 'Olivar', rooms: 3, price: '2.50' })).toEqual({
    name: 'Olivar',
    rooms: 3,
    price: 250,
  });
  expect(house.safeParse({ rooms: 3 }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
});
