import { expect, it } from 'vitest';
import { fieldProblems, fields } from './fields.ts';
import type { Language } from './lib/catalogue.ts';
import type { Contract, ContractField, ContractFieldList } from './lib/contract.ts';
import { treeOf } from './lib/tree.ts';

const field = (name: string, rules: Partial<ContractField> = {}): ContractField => ({
  name,
  label: `fields.houses.${name}`,
  kind: 'text',
  isDerived: false,
  ...rules,
});

const listWith = (...all: ContractField[]): ContractFieldList => ({
  resource: 'houses',
  acts: ['house'],
  fields: Object.fromEntries(all.map((one) => [one.name, one])),
});

const schema = (shape: object) => ({ shape }) as never;

function problems(
  list: ContractFieldList,
  { row = Object.keys(list.fields), labels = ['fields.houses.name'], ...given }: Given = {},
) {
  const messages = (language: Language) =>
    new Map(
      [...labels, ...(given[language] ?? [])].map((key) => [
        key,
        { key, text: key, file: `${language}.ts`, line: 3 },
      ]),
    );
  const rows = { element: schema(Object.fromEntries(row.map((name) => [name, schema({})]))) };
  const endpoints: Contract['endpoints'] = {
    listHouses: {
      method: 'GET',
      path: '/v1/houses',
      query: schema({ take: {}, orderBy: {} }),
      answer: schema({ data: rows }),
    },
    ...(given.isExported !== false && {
      exportHouses: { method: 'GET', path: '/v1/houses/export', fields: list },
    }),
  };
  const fieldLists = given.fieldLists ?? [list];
  return fieldProblems({ endpoints, fieldLists }, { es: messages('es'), en: messages('en') }).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

interface Given extends Partial<Record<Language, string[]>> {
  row?: string[];
  labels?: string[];
  isExported?: boolean;
  fieldLists?: ContractFieldList[];
}

const year = field('constructionYear');
const yearLabel = 'fields.houses.constructionYear';

it('accepts fields that are listed, labelled in both languages, and left out with a reason', () => {
  const list = listWith(
    field('name'),
    field('houseId', { hidden: 'An id that nobody reads.' }),
    field('ownerId', { label: 'fields.houses.name', notInCsv: 'The name stands for it.' }),
    field('refund', { label: 'fields.houses.name', only: 'audit', isDerived: true }),
    field('phase', {
      label: 'fields.houses.name',
      kind: 'choice',
      choices: ['so-so'],
      words: 'x.phases',
      notInCsv: 'The name stands for it.',
    }),
  );
  const ofList = ['fields.houses.listTitle', 'fields.houses.listEmpty', 'fields.houses.listEmptyHint'];
  expect(problems(list, { labels: ['fields.houses.name', 'x.phases.so-so', ...ofList] })).toEqual([]);
});

it('reports a field of the contract that is in no list', () => {
  expect(problems(listWith(field('name')), { row: ['name', 'constructionYear'] })).toEqual([
    'packages/contract/src: houses.constructionYear is in no field list; add it',
  ]);
});

it('reports missing fields of an API list', () => {
  expect(problems(listWith(field('name')), { isExported: false })).toEqual([
    'packages/contract/src: listHouses is a list without fields; export it with its field list',
  ]);
});

it('reports a missing label in either language', () => {
  const list = listWith(field('name'), year);
  expect(problems(list, { es: [yearLabel] })).toEqual([
    `packages/i18n/src/messages/fields/en.ts: ${yearLabel} is missing; add it`,
  ]);
  expect(problems(list)).toHaveLength(2);
});

it('reports a missing label of a CSV column that screens show with another field', () => {
  const list = listWith(field('name'), field('ownerId', { label: 'fields.houses.name' }));
  expect(problems(list)).toEqual([
    'packages/i18n/src/messages/fields/es.ts: fields.houses.ownerId is missing; add it',
    'packages/i18n/src/messages/fields/en.ts: fields.houses.ownerId is missing; add it',
  ]);
});

it('reports missing labels of nested fields', () => {
  const parts = {
    ...listWith(field('taxId', { label: 'fields.parties.taxId' })),
    resource: 'parties',
    acts: [],
  };
  expect(problems(listWith(field('name', { parts })))).toHaveLength(2);
});

it.each(['notInCsv', 'notInAudit', 'hidden'])('requires a whole sentence as reason for %s', (rule) => {
  const list = listWith(field('name'), field('constructionYear', { [rule]: 'no' }));
  expect(
    problems(list, { labels: ['fields.houses.name', ...(rule === 'hidden' ? [] : [yearLabel])] }),
  ).toEqual([
    'packages/contract/src: houses.constructionYear is left out without a reason; say why in a sentence',
  ]);
});

it('refuses a field of the record that is marked as only in the audit trail', () => {
  const list = listWith(field('name', { only: 'audit' }));
  expect(problems(list)).toEqual([expect.stringContaining('houses.name is a field of the record')]);
});

it('requires words for the choices that the audit trail shows', () => {
  const choice = { kind: 'choice', choices: ['flat'] };
  expect(problems(listWith(field('name', choice)))).toEqual([
    expect.stringContaining('houses.name is a choice without words'),
  ]);
  expect(problems(listWith(field('name', { ...choice, words: 'house.kinds' })))).toEqual([
    expect.stringContaining('house.kinds.flat is missing'),
    expect.stringContaining('house.kinds.flat is missing'),
  ]);
});

it('refuses labels without a field, and acts in two lists', () => {
  const list = listWith(field('name'));
  expect(problems(list, { es: ['fields.houses.gone'] })).toEqual([
    'es.ts: fields.houses.gone is the label of no field; delete it',
  ]);
  expect(problems(list, { fieldLists: [list, { ...list, fields: {} }] })).toEqual([
    expect.stringContaining('house begins the acts of two field lists'),
  ]);
});

it('reads the real contract', () => {
  const { counted, problems: found } = fields.run(treeOf({}));
  expect(Number.parseInt(counted, 10)).toBeGreaterThan(200);
  expect(found).toContainEqual({
    file: 'packages/i18n/src/messages/fields/es.ts',
    message: 'fields.projects.minimumInvestment is missing; add it',
  });
});
