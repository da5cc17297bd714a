import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { money, moneyTotal } from '../shared/money.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id, text } from '../shared/text.ts';
import { defaultAfterDays } from './lateness.ts';
import { loanState } from './loan-state.ts';
import { timelineEntry } from './project-timeline.ts';

/** A payment that the owner owes: the interest of a period, with the principal at the end. */
const ownerPayment = z.object({
  period: z.int().meta({ example: 1 }),
  dueOn: civilDate,
  due: moneyTotal.meta({ example: '12750.00' }),
  paid: moneyTotal.meta({ example: '0.00' }),
  settledOn: civilDate.nullable().meta({
    example: null,
    description: 'The first day on which nothing material was missing.',
  }),
  daysLate: z.int().meta({ example: 16, description: 'Until it was settled, or until today.' }),
});

export const loan = loanState.extend({ payments: z.array(ownerPayment) });
export type Loan = z.output<typeof loan>;

const params = z.strictObject({ projectId: id });
const reasonText = text(1_000);

export const loansEndpoints = {
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/loan',
    summary: 'Whether the owner of a project pays as agreed, payment by payment; none until it is financed.',
    who: 'projects.read',
    params,
    answer: loan,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/loan/default',
    summary: `Proposes to record by reasoned judgement that a loan is in default before a payment is more than ${defaultAfterDays} days late, and to tell its investors.`,
    who: 'loans.judge',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      reason: reasonText.meta({ example: 'El promotor ha pedido el concurso de acreedores.' }),
      reasonEn: reasonText.meta({ example: 'The owner has filed for insolvency.' }),
      why: whyProposed,
    }),
    answer: timelineEntry,
    secondPerson: ['declareDefault'],
    errors: ['project.not_financed', 'project.already_in_default', 'project.nothing_owed'],
    idempotency: 'accepted',
  }),
  recover: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/loan/recoveries',
    summary:
      'Records a stage of the recovery of a loan in default, with what it brought in, and tells its investors.',
    who: 'loans.judge',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      happenedOn: civilDate,
      amount: money.meta({ example: '0.00', description: 'What came in by this stage; it may be nothing.' }),
      text: reasonText.meta({ example: 'Se presenta la demanda ejecutiva en el juzgado.' }),
      textEn: reasonText.meta({ example: 'The enforcement claim is filed with the court.' }),
    }),
    answer: timelineEntry,
    errors: ['project.not_in_default', 'project.recovery_before_default', 'project.recovery_above_received'],
    idempotency: 'accepted',
  }),
};
