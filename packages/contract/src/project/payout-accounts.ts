import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, temporaryUrl } from '../shared/files.ts';
import { iban } from '../shared/iban.ts';
import { page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { enteredName, id } from '../shared/text.ts';

/** The bank account that receives the released money of a project, with the certificate that proves its holder. */
export const payoutAccount = z.object({
  payoutAccountId: id,
  projectId: id,
  account: z.string().meta({
    example: '•••• •••• 1332',
    description: 'The IBAN, masked except for its last four characters.',
  }),
  holderName: z.string().meta({ example: 'Rehabitia Promociones S.L.' }),
  file: storedFile.nullable().meta({
    description: 'The certificate; null for an account entered before certificates were required.',
  }),
  proposedByName: z.string().nullable().meta({ example: 'Javier Ortega Gil' }),
  approvedByName: z.string().nullable().meta({ example: 'Marta Ruiz Vega' }),
  since: instant.meta({ description: 'When it was approved.' }),
  replacedAt: instant.nullable().meta({ example: null, description: 'Null for the current account.' }),
});
export type PayoutAccount = z.output<typeof payoutAccount>;

export const payoutAccountFieldList = fieldList({
  resource: 'payoutAccounts',
  record: payoutAccount,
  fields: {
    since: {},
    account: { kind: 'iban' },
    holderName: {},
    proposedByName: {},
    approvedByName: {},
    replacedAt: {},
    payoutAccountId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    file: { hidden: 'The certificate, which is opened from its row.' },
  },
});

const params = z.strictObject({ projectId: id });
const oneParams = z.strictObject({ projectId: id, payoutAccountId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/projects/:projectId/payout-accounts',
  summary: 'The payout account of a project and those it replaced, the current one first.',
  who: 'payoutAccounts.read',
  params,
  query: z.strictObject(paging(['since'], 'desc')),
  answer: page(payoutAccount),
});

export const payoutAccountsEndpoints = {
  find,
  export: csvExportOf(find, payoutAccountFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/payout-accounts',
    summary: 'Proposes the payout account of a project. It replaces the current one once it is approved.',
    who: 'payoutAccounts.create',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      account: iban,
      holderName: enteredName(120).meta({ example: 'Rehabitia Promociones S.L.' }),
      document: file(attachmentTypes),
      why: whyProposed,
    }),
    bodyKind: 'multipart',
    answer: payoutAccount,
    secondPerson: ['changePayoutAccount'],
    errors: ['project.payout_account_not_needed'],
    idempotency: 'accepted',
  }),
  findNumber: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/payout-accounts/:payoutAccountId/number',
    summary: 'The whole IBAN of a payout account. The audit trail names each person who looks at it.',
    who: 'payoutAccounts.read',
    freshFactor: 'always',
    params: oneParams,
    answer: z.object({ account: z.string().meta({ example: 'ES9121000418450200051332' }) }),
  }),
  findCertificateUrl: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/payout-accounts/:payoutAccountId/url',
    summary: 'A URL that opens the certificate of a payout account for a few minutes.',
    who: 'payoutAccounts.read',
    freshFactor: 'always',
    params: oneParams,
    answer: temporaryUrl,
  }),
};
