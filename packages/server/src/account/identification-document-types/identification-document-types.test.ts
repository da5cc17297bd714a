import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const { path } = v1.identificationDocumentTypes.find;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('[C1][C10] returns the five types to everyone, in the requested language', async () => {
  const visitor = await as(test, 'visitor');
  expect((await visitor.get(path)).json()).toEqual({
    data: [
      { identificationDocumentType: 'PASSPORT', name: 'Pasaporte' },
      { identificationDocumentType: 'ID_CARD', name: 'Documento de identidad' },
      { identificationDocumentType: 'DRIVERS_LICENSE', name: 'Permiso de conducir' },
      { identificationDocumentType: 'RESIDENCE_PERMIT', name: 'Permiso de residencia' },
      { identificationDocumentType: 'VISA', name: 'Visado' },
    ],
    total: 5,
  });
  const { data } = (await visitor.get(path, { headers: { 'accept-language': 'en' } })).json();
  expect(data[0].name).toBe('Passport');
  expect((await visitor.get(`${path}?name=VISA`)).statusCode).toBe(400);
});
