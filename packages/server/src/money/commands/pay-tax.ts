import { type ProjectPayment, taxPaymentRefusal } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { assert, NotFound } from '../../kit/errors.ts';
import { taxAccountOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import { paymentAnswer } from '../../project/project-payments/payment-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, type World } from '../engine/world.ts';
import { payeeOf } from './pay-promoter.ts';

interface PayTax {
  actor: Actor;
  projectId: string;
  admin: { userId: string; userName: string };
  proof: StoredDocument;
  /** Defaults to all that was withheld and is not paid yet. */
  amountCents?: number | undefined;
}

const kinds = { platform: 'taxToOffice', promoter: 'taxToPromoter' } as const;

function decide(world: World, context: Context, request: PayTax): Decision<ProjectPayment> {
  const { projectId, admin, proof } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const { taxWithholder } = ledgerProject.project;
  const taxCents = balanceOf(world, taxAccountOf(projectId));
  const amountCents = request.amountCents ?? taxCents;
  const hasPayoutAccount = ledgerProject.payoutAccount !== undefined;
  refuse(taxPaymentRefusal({ taxWithholder, amountCents, taxCents, hasPayoutAccount }));
  assert(taxWithholder, 'tax is paid only where it is withheld');

  const projectPaymentId = context.newId();
  const kind = kinds[taxWithholder];
  const entry = newEntry(context, { cause: 'tax', causeId: projectPaymentId }, [
    [taxAccountOf(projectId), -amountCents],
    ['bank', amountCents],
  ]);
  const payment = {
    projectPaymentId,
    projectId,
    kind,
    amountCents,
    documentId: proof.documentId,
    adminId: admin.userId,
    entryId: entry.entryId,
    createdAt: context.now,
  };
  return {
    answer: paymentAnswer(payment, { adminName: admin.userName, file: proof }),
    effects: {
      entries: [entry],
      documents: [proof],
      payments: [payment],
      audit: [
        {
          action: 'project.pay-tax',
          subjectType: 'project',
          subjectId: projectId,
          after: { amountCents, taxWithholder, ...(taxWithholder === 'promoter' && payeeOf(ledgerProject)) },
        },
      ],
    },
  };
}

/** Pays tax that was withheld of interest, to the tax office or to the promoter who pays it there. */
export function payTax(request: PayTax): Command<ProjectPayment> {
  const { projectId, actor } = request;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [taxAccountOf(projectId)] },
    decide: (world, context) => decide(world, context, request),
  };
}
