import {
  type Field,
  projectFieldList,
  projectImportFields,
  userFieldList,
  userImportFields,
} from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { matchColumns } from './match-columns.ts';

const users: Field[] = userImportFields.map((name) => userFieldList.fields[name]);
const projects: Field[] = projectImportFields.map((name) => projectFieldList.fields[name]);

it.each([
  ['Spanish', ['Correo electrónico', 'Nombre']],
  ['English', ['E-mail', 'Name']],
  ['the API', ['email', 'name']],
  ['capitals and signs', ['CORREO_ELECTRONICO', ' nombre: ']],
])('[A28] finds columns by headings in %s', (_what, headings) => {
  const { columns, ignored } = matchColumns(
    [...headings, 'Observaciones', ''],
    { fields: users, aliases: { name: ['Nombre', 'Name'] } },
    'es',
  );
  const indexOf = (name: string) => columns.find(({ field }) => field.name === name)?.index;
  expect([indexOf('email'), indexOf('name'), indexOf('surname')]).toEqual([0, 1, undefined]);
  expect(ignored).toEqual(['Observaciones']);
});

it.each([
  ['customers', users],
  ['projects', projects],
])('[A28] the template of %s has a column for each field', (_what, fields) => {
  for (const locale of ['es', 'en'] as const) {
    const headings = fields.map(({ label }) => translate(locale, label as never));
    const { columns } = matchColumns(headings, { fields }, locale);
    expect(columns.map(({ index }) => index)).toEqual(fields.map((_, index) => index));
  }
});
