import { z } from 'zod';
import { taxTreatmentsEndpoints } from '../account/tax-treatments.ts';
import { usersEndpoints } from '../account/users.ts';
import { verificationsEndpoints } from '../account/verifications.ts';
import { totpsEndpoints } from '../auth/totps.ts';
import { bankAccountsEndpoints } from '../payment/bank-accounts.ts';
import { bankEntriesEndpoints } from '../payment/bank-entries.ts';
import { bankFilesEndpoints } from '../payment/bank-files.ts';
import { bankStatementsEndpoints } from '../payment/bank-statements.ts';
import { paymentFilesEndpoints } from '../payment/payment-files.ts';
import { distributionsEndpoints } from '../project/distributions.ts';
import { loansEndpoints } from '../project/loans.ts';
import { payoutAccountsEndpoints } from '../project/payout-accounts.ts';
import { projectPaymentsEndpoints } from '../project/project-payments.ts';
import { projectQuestionsEndpoints } from '../project/project-questions.ts';
import { projectsEndpoints } from '../project/projects.ts';
import { sheetsEndpoints } from '../project/sheets.ts';
import { wishesEndpoints } from '../project/wishes.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { type Endpoint, endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { temporaryUrl } from '../shared/files.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { proposal, proposalActs, proposalStatuses } from '../shared/proposal.ts';
import { id, text } from '../shared/text.ts';
import { transactionsEndpoints } from '../wallet/transactions.ts';
import { walletsEndpoints } from '../wallet/wallets.ts';

export const proposalFieldList = fieldList({
  resource: 'proposals',
  record: proposal,
  acts: ['proposal'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    act: { words: 'approvals.acts' },
    status: { words: 'approvals.statuses' },
    subjectName: {},
    subjectId: { notInAudit: 'The line of the act is about it.' },
    why: {},
    proposedByName: { notInAudit: 'It is who the line is by.' },
    decidedByName: { notInAudit: 'It is who the line is by.' },
    decidedAt: { notInAudit: 'It is when the line was noted.' },
    declineReason: {},
    lapsesAt: { notInAudit: 'It follows from when the line was noted.' },
    takesEffectAt: {},
    proposalId: { notInAudit: 'It is what the line is about.' },
    subjectType: { hidden: 'A word for programs.' },
    effects: { notInCsv: 'A list of changes has no place in a column.', notInAudit: 'The act notes them.' },
    seen: { hidden: 'A fingerprint that nobody reads.' },
    proposedById: { hidden: 'The name stands for it.' },
    decidedById: { hidden: 'The name stands for it.' },
    file: { hidden: 'The proof, which is opened from the page of the proposal.' },
    refusal: { hidden: 'It is about the caller.' },
  },
});

const params = z.strictObject({ proposalId: id });

/** Resources with acts that need a second person. Approving can fail with any error of the act itself. */
const withSecondPerson: Record<string, Endpoint>[] = [
  bankAccountsEndpoints,
  bankEntriesEndpoints,
  bankFilesEndpoints,
  bankStatementsEndpoints,
  distributionsEndpoints,
  loansEndpoints,
  paymentFilesEndpoints,
  payoutAccountsEndpoints,
  projectPaymentsEndpoints,
  projectQuestionsEndpoints,
  projectsEndpoints,
  sheetsEndpoints,
  taxTreatmentsEndpoints,
  totpsEndpoints,
  transactionsEndpoints,
  usersEndpoints,
  verificationsEndpoints,
  walletsEndpoints,
  wishesEndpoints,
];
const refusalsOfActs = withSecondPerson
  .flatMap((resource) => Object.values(resource))
  .flatMap(({ secondPerson, errors = [] }) => (secondPerson ? errors : []));

const find = endpoint({
  method: 'GET',
  path: '/v1/approvals',
  summary: 'The acts that wait for a second person, and those that were decided.',
  who: 'approvals.read',
  query: z.strictObject({
    ...paging(['createdAt', 'lapsesAt', 'decidedAt'], 'desc'),
    status: anyOf(z.enum(proposalStatuses).meta({ example: 'pending' })).optional(),
    act: anyOf(z.enum(proposalActs).meta({ example: 'release' })).optional(),
    subjectId: text(60).meta({ example: '01890a5d-ac96-774b-bcce-b302099a8057' }).optional(),
    proposedById: id.optional(),
    isForMe: flag.optional().meta({ description: 'Only those that the caller may approve now.' }),
  }),
  answer: page(proposal),
});

export const approvalsEndpoints = {
  find,
  export: csvExportOf(find, proposalFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/approvals/:proposalId',
    summary: 'An act that waits for a second person, or was decided.',
    who: 'approvals.read',
    params,
    answer: proposal,
  }),
  findFileUrl: endpoint({
    method: 'GET',
    path: '/v1/approvals/:proposalId/url',
    summary: 'A URL that opens the file of a proposal for a few minutes.',
    who: 'approvals.read',
    freshFactor: 'always',
    params,
    answer: temporaryUrl,
  }),
  findNumber: endpoint({
    method: 'GET',
    path: '/v1/approvals/:proposalId/number',
    summary: 'The whole IBAN of a proposed bank account, to compare it with its certificate.',
    who: 'approvals.read',
    freshFactor: 'always',
    params,
    answer: z.object({ account: z.string().meta({ example: 'ES9121000418450200051332' }) }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/v1/approvals/:proposalId/approve',
    summary:
      'Approves the act of another member of staff and carries it out. Refused if it would do something other than what was shown.',
    who: 'approvals.decide',
    freshFactor: 'always',
    idempotency: 'required',
    isRememberedAsCall: true,
    params,
    body: z.strictObject({
      seen: text(64).meta({
        description: 'The `seen` of the proposal as it was shown to the caller.',
        example: '4f3c2a',
      }),
    }),
    status: 200,
    answer: proposal.extend({
      answer: z.unknown().meta({
        example: null,
        description: 'What the act answered; null while it has not taken effect, or if it answers nothing.',
      }),
    }),
    errors: [
      'approvals.already_decided',
      'approvals.lapsed',
      'approvals.changed',
      'approvals.record_edited',
      'approvals.own_proposal',
      'approvals.beneficiary',
      'approvals.entered_by_you',
      'approvals.access_changed_by_you',
      'approvals.new_administrator',
      'approvals.promoted_by_proposer',
      'approvals.promoted_by_you',
      'approvals.proposer_gone',
      ...refusalsOfActs,
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/v1/approvals/:proposalId/decline',
    summary:
      'Declines a proposal with a reason, also an approved one that waits for its time; its proposer may withdraw it the same way, and the person it is about may not.',
    who: 'approvals.decide',
    freshFactor: 'always',
    params,
    body: z.strictObject({ reason: text(500).meta({ example: 'Falta el justificante del banco.' }) }),
    status: 200,
    answer: proposal,
    errors: [
      'approvals.already_decided',
      'approvals.lapsed',
      'approvals.beneficiary',
      'approvals.new_administrator',
      'approvals.promoted_by_proposer',
      'approvals.suspended_by_you',
    ],
  }),
};
