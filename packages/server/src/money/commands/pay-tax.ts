import { type ProjectPayment, type Refusal, type TaxWithholder, taxPaymentRefusal } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import { taxAccountOf } from '../../ledger/accounts.ts';
import { refuseUnexplained } from '../../payment/bank-balances/find-unexplained-debits.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { freeTaxOf, type LedgerProject, type World } from '../engine/world.ts';
import { refuseBooked } from './paid-twice.ts';
import { payeeOf } from './pay-promoter.ts';
import { projectPayment, type Recorded } from './project-payment.ts';

interface PayTax extends Recorded {
  actor: Actor;
  /** Defaults to all withheld tax that is neither paid nor ordered. */
  amountCents?: number | undefined;
}

const kinds = { platform: 'taxToOffice', promoter: 'taxToPromoter' } as const;

/**
 * Why a tax payment is refused: nobody withholds tax, the promoter has no account, or the amount exceeds the
 * tax that is neither paid nor ordered.
 */
export function refusalOfTax(
  world: World,
  { project, payoutAccount }: LedgerProject,
  amountCents: number,
): Refusal | undefined {
  const { taxWithholder, projectId } = project;
  const hasPayoutAccount = payoutAccount !== undefined;
  return taxPaymentRefusal({
    taxWithholder,
    amountCents,
    taxCents: freeTaxOf(world, projectId),
    hasPayoutAccount,
  });
}

/** Refuses an invalid tax payment, and any payment while the bank and the ledger differ. Returns who pays the tax office. */
export function checkTaxPayment(
  world: World,
  ledgerProject: LedgerProject,
  amountCents: number,
): TaxWithholder {
  if (world.unexplained.isDifferent) throw new ApiError('payment.bank_differs');
  refuse(refusalOfTax(world, ledgerProject, amountCents));
  const { taxWithholder } = ledgerProject.project;
  assert(taxWithholder, 'tax is paid only where it is withheld');
  return taxWithholder;
}

function decide(world: World, context: Context, request: PayTax): Decision<ProjectPayment> {
  const { projectId } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const amountCents = request.amountCents ?? freeTaxOf(world, projectId);
  const taxWithholder = checkTaxPayment(world, ledgerProject, amountCents);
  refuseUnexplained(world.unexplained.debits, amountCents);

  const kind = kinds[taxWithholder];
  const alike = refuseBooked(world, context.now, { projectId, kind, amountCents }, request.isAnother);
  const payee = taxWithholder === 'promoter' && payeeOf(ledgerProject);
  return projectPayment(context, request, {
    kind,
    cause: 'tax',
    amountCents,
    from: taxAccountOf(projectId),
    to: 'bank',
    audit: { action: 'project.pay-tax', after: { amountCents, taxWithholder, ...payee, ...alike } },
  });
}

/** Pays withheld tax to the tax office, or to the promoter who passes it on. */
export function payTax(request: PayTax): Command<ProjectPayment> {
  const { projectId, actor } = request;
  return {
    actor,
    needs: {
      wholeProjects: [projectId],
      provenOf: [projectId],
      accounts: [taxAccountOf(projectId)],
      bankAgreement: true,
    },
    decide: (world, context) => decide(world, context, request),
  };
}
