import { expect, it } from 'vitest';
import { friendlyUrl } from '../shared/text.ts';
import { friendlyUrlOf } from './friendly-url-of.ts';

it.each([
  ['Edificio Lavapiés, 2.ª fase', 'edificio-lavapies-2-fase'],
  ['  Huerta Solar (Ávila) ', 'huerta-solar-avila'],
  ['Ñandú & Cía.', 'nandu-cia'],
  ['¡!', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('[V14] converts the name %j to the address %j', (name, address) => {
  expect(friendlyUrlOf(name)).toBe(address);
  if (address) expect(friendlyUrl.safeParse(address).success).toBe(true);
});
