import { describe, expect, it } from 'vitest';
import { acceptOf, attachmentTypes, pdfTypes, statementTypes, typedByName } from './file-types.ts';

describe('a chosen file', () => {
  it.each([
    ['extracto.xml', 'text/xml', 'application/xml'],
    ['EXTRACTO.N43', '', 'text/plain'],
    ['extracto.q43', 'application/octet-stream', 'text/plain'],
    ['extracto.txt', 'text/plain', 'text/plain'],
    ['movimientos', '', 'text/plain'],
    ['extracto.pdf', 'application/pdf', 'application/pdf'],
    ['extracto.xlsx', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ])('[L49] named %s, of which the browser says “%s”, is %s', async (name, type, expected) => {
    const chosen = new File(['11'], name, { type, lastModified: 5 });
    const file = typedByName(chosen, statementTypes);
    expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([name, expected, 5, '11']);
  });

  it('that a spreadsheet program claims is a table all the same', () => {
    const chosen = new File(['a;b'], 'clientes.csv', { type: 'application/vnd.ms-excel' });
    expect(typedByName(chosen, ['text/csv']).type).toBe('text/csv');
  });

  it('of no known type stays what it is', () => {
    const chosen = new File(['a'], 'foto', { type: '' });
    expect(typedByName(chosen, pdfTypes)).toBe(chosen);
  });
});

it('a file chooser offers types and endings', () => {
  expect(acceptOf(statementTypes)).toBe('text/plain,application/xml,.txt,.n43,.q43,.c43,.aeb,.xml');
  expect(acceptOf(attachmentTypes)).toBe('image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf');
});
