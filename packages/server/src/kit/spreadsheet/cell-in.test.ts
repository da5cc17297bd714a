import type { Field } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import type { CsvValue } from '../http/csv.ts';
import { cellIn } from './cell-in.ts';
import type { Cell } from './xlsx.ts';

describe('a cell of a workbook', () => {
  it.each<[CsvValue, Pick<Field, 'kind' | 'words'>, Cell]>([
    [1_234_50, { kind: 'money' }, { cents: 123_450 }],
    ['-12.50', { kind: 'money' }, { cents: -1_250 }],
    [7_25, { kind: 'percent' }, 7.25],
    [1_234, { kind: 'integer' }, 1_234],
    ['2026-03-14', { kind: 'day' }, { day: '2026-03-14' }],
    ['2026-03-13T23:30:00Z', { kind: 'instant' }, { at: new Date('2026-03-13T23:30:00Z') }],
    ['withdraw', { kind: 'choice', words: 'wallet.types' }, 'Retirada'],
    [true, { kind: 'boolean' }, 'Sí'],
    ['', { kind: 'text' }, null],
    [null, { kind: 'money' }, null],
  ])('[B13] of %j of %j is %j', (value, field, cell) => {
    expect(cellIn('es', field, value)).toEqual(cell);
  });
});
