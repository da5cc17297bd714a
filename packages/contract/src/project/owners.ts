import { z } from 'zod';
import { legalForm, taxId } from '../account/tax-id.ts';
import { beneficialOwnerFieldList, beneficialOwners } from '../shared/beneficial-owner.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { lei } from '../shared/lei.ts';
import { moneyTotal, positiveMoney } from '../shared/money.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { alpha2, id, lineText, nameText, searchText } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { ownerConflicts, ownerGaps } from './owner-rules.ts';

export const otherOffer = z.strictObject({
  platform: nameText(120).meta({ example: 'Plataforma Vecina' }),
  openedOn: civilDate.meta({ example: '2025-11-03' }),
  amount: positiveMoney.meta({ example: '300000.00' }),
});

const otherOfferFieldList = fieldList({
  resource: 'otherOffers',
  record: otherOffer,
  fields: { platform: {}, openedOn: {}, amount: {} },
});

const conflict = z.enum(ownerConflicts, { error: 'choice' }).meta({ example: 'shareholder' });

/** The sections of NACE Rev. 2, by their letter. */
const naceSections = [...'ABCDEFGHIJKLMNOPQRSTU'];

export const ownerFields = {
  legalName: nameText(120).meta({ example: 'Rehabitia Promociones S.L.' }),
  legalForm,
  taxId,
  lei: lei.nullable(),
  country: alpha2,
  address: lineText(200).meta({ example: 'Calle del Olivar 21, 28012 Madrid' }),
  naceSection: z
    .string()
    .regex(/^[A-U]$/, { error: 'nace_section' })
    .nullable()
    .meta({ example: 'F', description: 'The letter of its main activity in NACE Rev. 2.' }),
  beneficialOwners: beneficialOwners
    .max(20, { error: 'too_many' })
    .nullable()
    .meta({ description: 'Null until they are declared.' }),
  conflicts: z
    .array(conflict)
    .max(ownerConflicts.length, { error: 'too_many' })
    .nullable()
    .meta({ example: [], description: 'The ties to the provider; null until they are declared.' }),
  otherOffers: z
    .array(otherOffer)
    .max(50, { error: 'too_many' })
    .nullable()
    .meta({ description: 'Offers on other platforms; null until they are declared.' }),
};

/** A company that owns projects or holds guarantees for their investors. */
export const owner = z.object({
  ownerId: id,
  ...ownerFields,
  taxId: z.string().meta({ example: 'B12345674' }),
  lei: z.string().nullable().meta({ example: '959800TMBXRMPZ3XGP38' }),
  projectNumber: z.int().meta({ example: 3, description: 'Projects that name it, in either part.' }),
  offeredAmount: moneyTotal.meta({
    description: 'Its offers of the last twelve months, here and on other platforms.',
  }),
  ready: z.boolean().meta({ example: true, description: 'Whether nothing is missing for a new offer.' }),
  gaps: z
    .array(z.enum(ownerGaps).meta({ example: 'criminalRecord' }))
    .meta({ example: [], description: 'What prevents a new offer.' }),
  createdAt: instant,
  updatedAt: instant,
  version: recordVersion,
});
export type Owner = z.output<typeof owner>;

export const ownerFieldList = fieldList({
  resource: 'owners',
  record: owner,
  acts: ['owner'],
  fields: {
    legalName: {},
    legalForm: { words: 'account.legalForms' },
    taxId: {},
    lei: {},
    country: {},
    address: {},
    naceSection: { kind: 'choice', choices: naceSections, words: 'project.naceSections' },
    projectNumber: { notInAudit: 'It follows from the projects.' },
    offeredAmount: { notInAudit: 'It follows from the projects.' },
    ready: { notInAudit: 'It follows from the other fields.' },
    gaps: {
      words: 'project.ownerGaps',
      notInCsv: 'The column before says whether there are any.',
      notInAudit: 'It follows from the other fields.',
    },
    beneficialOwners: { parts: beneficialOwnerFieldList, notInCsv: 'It is read on the page of the owner.' },
    conflicts: { words: 'project.ownerConflicts', notInCsv: 'It is read on the page of the owner.' },
    otherOffers: { parts: otherOfferFieldList, notInCsv: 'It is read on the page of the owner.' },
    createdAt: { notInAudit: 'It is when the first line was noted.' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    ownerId: { notInAudit: 'It is what the line is about.' },
    version: versionRules,
  },
});

const params = z.strictObject({ ownerId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/owners',
  summary: 'The companies that own projects or hold guarantees.',
  who: 'owners.read',
  query: z.strictObject({
    ...paging(['legalName', 'createdAt', 'country', 'taxId']),
    legalName: searchText.meta({ example: 'Rehabitia' }).optional(),
    taxId: searchText.meta({ example: 'B12345674' }).optional(),
    country: anyOf(alpha2).optional(),
    hasTiesInOffer: flag
      .optional()
      .meta({ description: 'Whether it has ties to the platform although an offer of it is open.' }),
  }),
  answer: page(owner),
});

export const ownersEndpoints = {
  find,
  export: csvExportOf(find, ownerFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/owners/:ownerId',
    summary: 'An owner, with what is missing for its next offer.',
    who: 'owners.read',
    params,
    answer: owner,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/owners',
    summary: 'Adds an owner.',
    who: 'owners.create',
    body: z.strictObject(nullIfLeftOut(ownerFields)),
    answer: owner,
    errors: ['project.owner_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/owners/:ownerId',
    summary: 'Edits an owner. A field left out stays as it is.',
    who: 'owners.edit',
    freshFactor: 'byBody',
    params,
    body: z
      .strictObject({ ...ownerFields, version: seenVersion })
      .partial()
      .meta({ example: { address: 'Calle del Olivar 21, 28012 Madrid' } }),
    answer: owner,
    errors: ['project.owner_taken', 'project.owner_in_sheet'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/owners/:ownerId',
    summary: 'Deletes an owner that no project names.',
    who: 'owners.delete',
    params,
    errors: ['project.owner_in_use'],
  }),
};
