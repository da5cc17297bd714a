import { type ProjectPayment, taxPaymentRefusal } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import { taxAccountOf } from '../../ledger/accounts.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, type World } from '../engine/world.ts';
import { payeeOf } from './pay-promoter.ts';
import { projectPayment, type Recorded } from './project-payment.ts';

interface PayTax extends Recorded {
  actor: Actor;
  /** Defaults to all that was withheld and is not paid yet. */
  amountCents?: number | undefined;
}

const kinds = { platform: 'taxToOffice', promoter: 'taxToPromoter' } as const;

function decide(world: World, context: Context, request: PayTax): Decision<ProjectPayment> {
  const { projectId } = request;
  if (world.isBankUnexplained) throw new ApiError('payment.bank_differs');
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const { taxWithholder } = ledgerProject.project;
  const taxCents = balanceOf(world, taxAccountOf(projectId));
  const amountCents = request.amountCents ?? taxCents;
  const hasPayoutAccount = ledgerProject.payoutAccount !== undefined;
  refuse(taxPaymentRefusal({ taxWithholder, amountCents, taxCents, hasPayoutAccount }));
  assert(taxWithholder, 'tax is paid only where it is withheld');

  const payee = taxWithholder === 'promoter' && payeeOf(ledgerProject);
  return projectPayment(context, request, {
    kind: kinds[taxWithholder],
    cause: 'tax',
    amountCents,
    from: taxAccountOf(projectId),
    to: 'bank',
    audit: { action: 'project.pay-tax', after: { amountCents, taxWithholder, ...payee } },
  });
}

/** Pays tax that was withheld of interest, to the tax office or to the promoter who pays it there. */
export function payTax(request: PayTax): Command<ProjectPayment> {
  const { projectId, actor } = request;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [taxAccountOf(projectId)], bankAgreement: true },
    decide: (world, context) => decide(world, context, request),
  };
}
