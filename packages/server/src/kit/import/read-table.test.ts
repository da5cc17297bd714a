import { importRowsMax } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const fileOf = (bytes: string | Uint8Array<ArrayBuffer>) => new File([bytes], 'clientes.csv');
const read = (bytes: string | Uint8Array<ArrayBuffer>) => readTable(fileOf(bytes));

describe('[A28] a table is read', () => {
  const expected = { headings: ['Nombre', 'Ciudad'], rows: [{ row: 2, cells: ['Íñigo', 'A Coruña'] }] };

  it.each([
    ['semicolons', 'Nombre;Ciudad\nÍñigo;A Coruña'],
    ['commas', 'Nombre,Ciudad\r\nÍñigo,A Coruña\r\n'],
    ['tabs', 'Nombre\tCiudad\nÍñigo\tA Coruña\n'],
    ['a byte order mark', '\uFEFFNombre;Ciudad\nÍñigo;A Coruña\n'],
    ['mixed line ends', 'Nombre;Ciudad\r\nÍñigo;A Coruña\n'],
    ['a line for the separator', 'sep=;\r\nNombre;Ciudad\r\nÍñigo;A Coruña\r\n'],
    ['spaces around the cells', ' Nombre ; Ciudad \n Íñigo ; A Coruña \n'],
    ['quotes', '"Nombre";"Ciudad"\n"Íñigo";"A Coruña"\n'],
  ])('with %s', async (_what, text) => {
    expect(await read(text)).toEqual(expected);
  });

  it('in Windows-1252, as spreadsheets in Spain save it', async () => {
    const bytes = Uint8Array.from(Buffer.from('Nombre;Ciudad\nÍñigo;A Coruña\n', 'latin1'));
    expect(await read(bytes)).toEqual(expected);
  });

  it('with separators, quotes and line breaks inside quotes', async () => {
    const { rows } = await read('Nombre;Ciudad\n"Soler; ""Hijos""";"Madrid,\nCentro"\n');
    expect(rows).toEqual([{ row: 2, cells: ['Soler; "Hijos"', 'Madrid,\nCentro'] }]);
  });

  it('with each row, even if line ends differ', async () => {
    const { rows } = await read('Nombre;Ciudad\r\nAna;Soria\nLuz;Ávila\r\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Ana', 'Soria'],
      ['Luz', 'Ávila'],
    ]);
  });

  it('with a quote inside a cell', async () => {
    const { rows } = await read('Nombre;Ciudad\nEdificio "Sol";Soria\n');
    expect(rows[0]?.cells).toEqual(['Edificio "Sol"', 'Soria']);
  });

  it('without its empty rows, numbered as in a spreadsheet', async () => {
    const { rows } = await read('Nombre;Ciudad\n;\n\nAna;Soria\n; \nLuz;Ávila\n');
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [4, 'Ana'],
      [6, 'Luz'],
    ]);
  });
});

describe('[A28] a file is refused', () => {
  const many = Array.from({ length: importRowsMax + 1 }, (_, index) => `fila ${index};x`).join('\n');

  it.each([
    ['without rows', 'Nombre;Ciudad\n', 'file.no_rows'],
    ['with empty rows only', 'Nombre;Ciudad\n;\n', 'file.no_rows'],
    ['with an open quote', 'Nombre;Ciudad\n"Ana;Soria\n', 'file.not_a_table'],
    ['with too many columns', `${'Nombre;'.repeat(201)}\n${'x;'.repeat(201)}`, 'file.not_a_table'],
    ['with too many rows', `Nombre;Ciudad\n${many}`, 'file.too_many_rows'],
  ])('%s', async (_what, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code });
  });
});
