import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';
import { provinces } from './spain.ts';
import { countries } from './western-europe.ts';

describe('placeOf', () => {
  it.each([
    ['Calle del Olivar 21, 28012 Madrid', '28'],
    ['Camino de la Perdiz, km 4, 13700 Tomelloso, Ciudad Real', '13'],
    ['Calle Real 5, 51001 Ceuta', '51'],
  ])('[R3] finds the province of %s from its postal code', (direction, code) => {
    expect(placeOf({ country: 'ES', direction })).toMatchObject({ isSpain: true, area: provinces[code] });
  });

  it.each([
    ['ES', 'Calle del Olivar 21, Madrid'],
    ['ES', 'Calle Mayor 3, 99001 Nada'],
    ['FR', '6 Quai de l’Amirauté, 66190 Collioure'],
  ])('[R3] shows the country %s if the province is unknown: %s', (country, direction) => {
    expect(placeOf({ country, direction })).toMatchObject({ isSpain: false, area: countries[country] });
  });

  it('[R3] has no map outside western Europe', () => {
    expect(placeOf({ country: 'BR', direction: 'Rua 1, Olinda' })).toBeUndefined();
  });

  it('[R3] has all 52 provinces, each with its pin on the map', () => {
    expect(Object.keys(provinces)).toHaveLength(52);
    for (const [code, [, x, y]] of Object.entries(provinces)) {
      expect(x, code).toBeGreaterThan(-18);
      expect(x, code).toBeLessThan(414);
      expect(y, code).toBeGreaterThan(-8);
      expect(y, code).toBeLessThan(304);
    }
  });
});
