import { ApiError } from '../../kit/errors.ts';

/** Fields of the specification that only the routes read. */
export type OfSpecification = 'projectPhaseId' | 'destinationBankAccount';

interface Body {
  phaseId?: string | undefined;
  projectPhaseId?: string | undefined;
  destinationBankAccount?: string | null | undefined;
}

/** Takes the phase by either of its names, and refuses the account to pay to, which is proposed by a call of its own. */
export function asSpecified<B extends Body>({ projectPhaseId, destinationBankAccount, ...body }: B) {
  if (destinationBankAccount != null) {
    const code = 'project.payout_account_apart';
    throw new ApiError(code, { fields: [{ path: 'destinationBankAccount', code, params: {} }] });
  }
  const phaseId = body.phaseId ?? projectPhaseId;
  return { ...body, ...(phaseId !== undefined && { phaseId }) };
}
