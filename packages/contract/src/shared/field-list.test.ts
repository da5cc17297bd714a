import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFieldList } from '../project/project-record.ts';
import { adultBirthday, instant } from './dates.ts';
import { choicesOf, kindOf } from './field-kinds.ts';
import { csvFields, fieldList, isInAudit, notedField } from './field-list.ts';
import { iban } from './iban.ts';
import { money, positiveMoney } from './money.ts';
import { share } from './percent.ts';
import { alpha2, id, text } from './text.ts';

describe('the kind of a schema', () => {
  it.each([
    ['text', text(20).nullable()],
    ['integer', z.int().nullable()],
    ['money', positiveMoney.meta({ example: '1.00' })],
    ['money', money.nullable().default(null)],
    ['percent', share],
    ['boolean', z.boolean()],
    ['choice', z.enum(['yes', 'no']).nullable()],
    ['day', adultBirthday],
    ['instant', instant.optional()],
    ['country', alpha2],
    ['iban', iban.nullable()],
    ['id', id],
    ['parts', z.object({})],
    ['several', z.array(id)],
  ] as const)('is %s', (kind, schema) => {
    expect(kindOf(schema)).toBe(kind);
  });

  it('has choices only for an enum', () => {
    expect(choicesOf(z.enum(['yes', 'no']).nullable())).toEqual(['yes', 'no']);
    expect(choicesOf(text(20))).toBeUndefined();
  });
});

describe('a field list', () => {
  const list = fieldList({
    resource: 'houses',
    record: z.object({
      houseId: id,
      name: text(20),
      price: money.nullable(),
      ownerId: id,
      ownerName: text(20),
    }),
    acts: ['house'],
    fields: {
      name: {},
      price: { notedAs: 'askedFor' },
      ownerName: {},
      madeUp: {},
      ownerId: { shownAs: 'ownerName', notInCsv: 'The name stands for it.' },
      houseId: { hidden: 'An id that nobody reads.' },
      refund: { only: 'audit', kind: 'money' },
    },
  });

  it('labels each field with one message, and an id with the message of its name', () => {
    expect(list.fields.name.label).toBe('fields.houses.name');
    expect(list.fields.ownerId.label).toBe('fields.houses.ownerName');
  });

  it('knows the kind of a field, and whether it may be empty', () => {
    expect(list.fields.price).toMatchObject({ kind: 'money', isOptional: true });
    expect(list.fields.name).toMatchObject({ kind: 'text', isOptional: false });
    expect(list.fields.refund.kind).toBe('money');
  });

  it('has the CSV columns in its own order', () => {
    expect(csvFields(list).map(({ name }) => name)).toEqual(['name', 'price', 'ownerName', 'madeUp']);
  });

  it('finds a field by its name in the audit trail', () => {
    expect(notedField(list, 'askedForCents')?.name).toBe('price');
    expect(notedField(list, 'refundCents')?.name).toBe('refund');
    expect(notedField(list, 'constructionYear')).toBeUndefined();
    expect(notedField(projectFieldList, 'durationMonths')?.label).toBe('fields.projects.projectDuration');
  });

  it('hides fields that nobody reads from the audit trail', () => {
    expect(isInAudit(list.fields.houseId)).toBe(false);
    expect(isInAudit(list.fields.refund)).toBe(true);
  });
});
