import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { unlessMissing } from '../shared/rules.ts';
import { text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

/** The kinds of ledger accounts. Each kind maps to an account of the company's books. */
export const bookAccountKinds = [
  'bank',
  'wallet',
  'held',
  'deposits',
  'escrow',
  'returns',
  'tax',
  'fees',
  'thirdParty',
  'bankCosts',
  'company',
] as const;
export type BookAccountKind = (typeof bookAccountKinds)[number];

export const bookAccountNameMax = 80;

const code = z
  .string()
  .trim()
  .regex(/^\d{3,12}$/, { error: unlessMissing('book_code') });

/** The account of the company's books for a kind of ledger account. */
export const bookAccount = z.object({
  kind: z.enum(bookAccountKinds).meta({ example: 'wallet' }),
  code: z.string().meta({ example: '5550' }),
  name: z.string().meta({ example: 'Clientes, saldo disponible en monederos' }),
  version: recordVersion,
});
export type BookAccount = z.output<typeof bookAccount>;

export const bookAccountFieldList = fieldList({
  resource: 'bookAccounts',
  record: bookAccount,
  acts: ['book-account'],
  fields: {
    kind: { words: 'overview.accounting.kinds', notInAudit: 'It is what the line is about.' },
    code: {},
    name: {},
    version: versionRules,
  },
});

export const bookAccountsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/book-accounts',
    summary: 'The chart of accounts: where the company’s books have each kind of account of the ledger.',
    who: 'accounting.read',
    answer: z.object({ data: z.array(bookAccount) }),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/wallet/book-accounts/:kind',
    summary: 'Edits the code and the name of an account of the books. A field left out stays as it is.',
    who: 'accounting.edit',
    params: z.strictObject({ kind: z.enum(bookAccountKinds).meta({ example: 'wallet' }) }),
    body: z
      .strictObject({ code, name: text(bookAccountNameMax), version: seenVersion })
      .partial()
      .meta({ example: { code: '5550', name: 'Clientes, saldo disponible en monederos', version: 1 } }),
    answer: bookAccount,
  }),
};
