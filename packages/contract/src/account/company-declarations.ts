import { z } from 'zod';
import { beneficialOwnerFieldList, beneficialOwners } from '../shared/beneficial-owner.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, lineText, nameText } from '../shared/text.ts';

/** A person who may act for a company. */
export const representative = z.strictObject({
  name: nameText(120).meta({ example: 'Carmen Soto Rey' }),
  documentNumber: lineText(40, 2).meta({ example: '12345678Z' }),
});

export const representativeFieldList = fieldList({
  resource: 'representatives',
  record: representative,
  fields: { name: {}, documentNumber: {} },
});

const declared = {
  beneficialOwners: beneficialOwners
    .min(1, { error: 'required' })
    .max(20, { error: 'too_many' })
    .meta({ description: 'Owners above 25 %; if there are none, the directors, without a share.' }),
  representatives: z.array(representative).min(1, { error: 'required' }).max(20, { error: 'too_many' }),
};

/** Who owns a company that invests, and who may act for it. Each declaration stays in the history. */
export const companyDeclaration = z.object({
  companyDeclarationId: id,
  userId: id,
  userName: z.string().meta({ example: 'Rehabitia Promociones S.L.' }),
  ...declared,
  createdAt: instant,
});
export type CompanyDeclaration = z.output<typeof companyDeclaration>;

export const companyDeclarationFieldList = fieldList({
  resource: 'companyDeclarations',
  record: companyDeclaration,
  acts: ['company-declaration'],
  fields: {
    userName: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    ownerNames: {},
    representativeNames: {},
    beneficialOwners: { parts: beneficialOwnerFieldList, notInCsv: 'Their names are a column of its own.' },
    representatives: { parts: representativeFieldList, notInCsv: 'Their names are a column of its own.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    companyDeclarationId: { hidden: 'An id that nobody reads.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/account/company-declarations',
  summary: 'Declarations of companies: the caller’s own, those of a manager’s customers, or all.',
  who: 'companyDeclarations.read',
  query: z.strictObject({ ...paging(['createdAt', 'userName'], 'desc'), userId: id.optional() }),
  answer: page(companyDeclaration),
});

export const companyDeclarationsEndpoints = {
  find,
  export: csvExportOf(find, companyDeclarationFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/company-declarations',
    summary: 'Declares who owns the company of the caller, and who may act for it.',
    who: 'companyDeclarations.create',
    body: z.strictObject(declared),
    answer: companyDeclaration,
    idempotency: 'accepted',
  }),
};
