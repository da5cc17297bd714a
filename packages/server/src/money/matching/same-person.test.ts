import { describe, expect, it } from 'vitest';
import { samePerson } from './same-person.ts';

describe('whether two names may be the same person’s', () => {
  it.each([
    ['Lucía Ferrer Soler', 'LUCIA FERRER SOLER', true],
    ['Lucía Ferrer Soler', 'FERRER SOLER LUCIA', true],
    ['Lucía Ferrer Soler', 'D. LUCIA FERRER', true],
    ['Lucía Ferrer Soler', 'LUCIA SOLER MARTIN', false],
    ['Lucía Ferrer Soler', 'LUCIA', false],
    ['José Ángel Peña', 'JOSE ANGEL PENA GARCIA', true],
    ['Inversiones Pérez S.L.', 'INVERSIONES PEREZ SL', true],
    ['Inversiones Pérez S.L.', 'Inversiones Pérez y Hermanos, S.L.', true],
    ['Inversiones Pérez S.L.', 'Inversiones Gómez S.L.', false],
    ['Mercadia S.A.', 'MERCADIA', true],
    ['Juan Sanz', 'JUAN GIL PEREZ Y ROSA SANZ MORA', false],
    ['Rosa Sanz', 'JUAN GIL PEREZ Y ROSA SANZ MORA', true],
    ['Juan Gil', 'GIL PEREZ JUAN/SANZ MORA ROSA', true],
    ['Santiago Ramón y Cajal', 'RAMON Y CAJAL SANTIAGO', true],
    ['Muebles Gil y Sanz S.L.', 'MUEBLES GIL Y SANZ', true],
    ['García García', 'MARIA GARCIA LOPEZ', false],
    ['García García', 'MARIA GARCIA GARCIA', true],
    ['Andrés Peña', '', false],
    ['Andrés Peña', 'S.L.', false],
    ['María de los Ángeles Peña Soler', 'Mª ANGELES PEÑA SOLER', true],
    ['María de los Ángeles Peña Soler', 'PENA SOLER MARIA ANGELES', true],
    ['Francisco Gil Mora', 'FCO. GIL MORA', true],
    ['Wei La', 'WEI LO', false],
  ])('[L49] %s and %s: %s', (one, other, expected) => {
    expect(samePerson(one, other)).toBe(expected);
    expect(samePerson(other, one)).toBe(expected);
  });

  it.each([
    ['MARIA DE LOS ANGELES FERNANDEZ-VILLAV', 'María de los Ángeles Fernández-Villaverde Gil', true],
    ['FERNANDEZ-VILLAVERDE GIL MARIA ANGE', 'María de los Ángeles Fernández-Villaverde Gil', true],
    ['MARIA DE LOS ANGELES FERNANDEZ-VILLAV', 'María de los Ángeles Fernández-Vilar Gil', false],
    ['ANDRES GIL PEREZ Y MARIA JOSE SOLER M', 'María José Soler Marín', true],
    ['ANDRES GIL PEREZ Y MARIA JOSE SOLER M', 'Andrés Gil Peralta', false],
    ['MARIA FERNAN', 'María Fernández', false],
  ])('[L49] the bank may have cut %s, as for %s: %s', (written, name, expected) => {
    expect(samePerson(written, name)).toBe(expected);
  });
});
