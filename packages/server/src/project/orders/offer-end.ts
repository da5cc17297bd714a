import { addDays, type OfferEnd, refundAfterOf } from '@semilla/contract';
import { projects } from '../../schema/projects.ts';
import { phaseOf, type StoredProject } from '../access.ts';

/** The columns that decide how an offer ends. */
export const offerColumns = {
  phaseId: projects.phaseId,
  dateEnd: projects.dateEnd,
  suspendedUntil: projects.suspendedUntil,
  refundBelowTarget: projects.refundBelowTarget,
  partialDays: projects.partialDays,
  financingAmountCents: projects.financingAmountCents,
  amountInvestedCents: projects.amountInvestedCents,
  waitingNumber: projects.waitingNumber,
};
export type StoredOffer = Pick<StoredProject, keyof typeof offerColumns>;

/** The facts that decide whether an order can still be cancelled free of charge after its reflection period. */
export function offerEndOf(offer: StoredOffer): OfferEnd {
  const { dateEnd, suspendedUntil, refundBelowTarget, partialDays, waitingNumber } = offer;
  const amounts = {
    financingAmount: offer.financingAmountCents,
    amountInvested: offer.amountInvestedCents,
  };
  const promised = { refundBelowTarget, partialDays };
  const project = { phase: phaseOf(offer), dateEnd, ...promised, waitingNumber, ...amounts };
  return { suspendedUntil, refundAfter: refundAfterOf(project) };
}

/** The last day before the platform refunds an offer below its target; null if there is no such refund. */
export function refundDueOf(offer: StoredOffer): string | null {
  const { refundAfter } = offerEndOf(offer);
  return refundAfter && addDays(refundAfter, offer.partialDays ?? 0);
}
