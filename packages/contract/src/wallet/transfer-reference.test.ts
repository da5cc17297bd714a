import { expect, it } from 'vitest';
import { movementReference, readTransferReference, walletReference } from './transfer-reference.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** ISO 11649: move the first four characters to the end, replace letters by numbers; the remainder modulo 97 must be 1. */
const isRight = (reference: string) => {
  const turned = reference.slice(4) + reference.slice(0, 4);
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
};

it('[V17] gives a movement and a wallet a reference with check digits', () => {
  expect(isRight('RF18539007547034')).toBe(true);
  expect(movementReference(id)).toMatch(/^RF\d\dTB302099A8057$/);
  expect(walletReference(id)).toMatch(/^RF\d\dCB302099A8057$/);
  for (let number = 0; number < 200; number += 1) {
    const other = id.slice(0, -3) + String(number).padStart(3, '0');
    expect([isRight(movementReference(other)), isRight(walletReference(other))]).toEqual([true, true]);
  }
});

it('[V17] reads a reference with spaces and in lower case', () => {
  const reference = movementReference(id);
  const grouped = reference.replace(/(.{4})/g, '$1 ');
  for (const written of [reference, reference.toLowerCase(), grouped, ` ${grouped.replaceAll(' ', '-')}`]) {
    expect(readTransferReference(written)).toEqual({ kind: 'movement', end: 'b302099a8057' });
  }
  expect(readTransferReference(walletReference(id))).toEqual({ kind: 'wallet', end: 'b302099a8057' });
});

it('[V17] detects every wrong digit, every wrong letter, and two swapped neighbours', () => {
  const reference = walletReference(id);
  const isDigit = (character = '') => /\d/.test(character);
  for (let place = 0; place < reference.length; place += 1) {
    const [one = '', two = ''] = reference.slice(place, place + 2);
    const like = isDigit(one) ? '0123456789' : 'ABCDEFT';
    for (const other of like.replace(one, '')) {
      const wrong = reference.slice(0, place) + other + reference.slice(place + 1);
      expect(readTransferReference(wrong)).toBeUndefined();
    }
    const swapped = reference.slice(0, place) + two + one + reference.slice(place + 2);
    if (two && one !== two) expect(readTransferReference(swapped)).toBeUndefined();
  }
});
