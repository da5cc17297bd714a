import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, buildTestApp, type TestApp } from '../../testing/index.ts';
import { documentTypes } from './table.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  const names = ['Tasación', 'Ficha de datos fundamentales', 'Licencia de obras'];
  await test.db.insert(documentTypes).values(names.map((name) => ({ name, description: `Sobre ${name}` })));
});
afterAll(() => test.close());

describe('the document types', () => {
  it('[E17][C4][C12] are listed for everyone by name, in pages', async () => {
    const visitor = await as(test, 'visitor');
    const { data, total } = (await visitor.get('/v1/misc/document-types?skip=0&take=100')).json();
    expect(total).toBe(3);
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'Ficha de datos fundamentales',
      'Licencia de obras',
      'Tasación',
    ]);
    expect(Object.keys(data[0])).toEqual(['documentTypeId', 'name', 'description']);
    const page = (await visitor.get('/v1/misc/document-types?skip=1&take=1&orderSide=desc')).json();
    expect(page).toEqual({ data: [data[1]], total: 3 });
  });

  it('refuse what they do not know', async () => {
    const visitor = await as(test, 'visitor');
    expect((await visitor.get('/v1/misc/document-types?orderBy=description')).statusCode).toBe(400);
  });
});
