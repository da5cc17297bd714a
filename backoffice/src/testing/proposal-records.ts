import type { Proposal } from '@semilla/contract';
import { ids } from './records.ts';

type ProposalAnswer = Omit<Proposal, 'createdAt' | 'lapsesAt' | 'takesEffectAt' | 'decidedAt'> & {
  createdAt: string;
  lapsesAt: string;
  takesEffectAt: string | null;
  decidedAt: string | null;
};

/** A colleague's proposal to release money to the promoter. */
export function buildProposal(overrides: Partial<ProposalAnswer> = {}): ProposalAnswer {
  return {
    proposalId: ids.type,
    act: 'release',
    status: 'pending',
    subjectType: 'project',
    subjectId: ids.project,
    subjectName: 'Edificio Lavapiés',
    why: 'La obra empieza el lunes.',
    effects: [
      {
        action: 'project.release',
        subjectType: 'project',
        subjectId: ids.project,
        before: null,
        after: {
          amountCents: 9_500_000,
          destinationBankAccount: '•••• •••• 1332',
          payoutHolderName: 'Promotora Lavapiés',
        },
      },
    ],
    seen: 'a'.repeat(64),
    proposedById: ids.manager,
    proposedByName: 'Marta Ruiz Vega',
    createdAt: '2026-02-03T12:05:00.000Z',
    lapsesAt: '2026-02-10T12:05:00.000Z',
    takesEffectAt: null,
    decidedById: null,
    decidedByName: null,
    decidedAt: null,
    declineReason: null,
    file: null,
    refusal: null,
    ...overrides,
  };
}
