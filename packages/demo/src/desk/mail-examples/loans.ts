import type { MailExample } from './example-values.ts';
import { inProject, notice } from './notice.ts';

/** Mails to investors while a loan is late, in default, or being recovered. */
export const loanMails = {
  'wallet.paymentLate': [
    notice((given) => ({
      ...inProject(given),
      kind: 'paymentLate',
      daysLate: 15,
      dueOn: '2026-03-05',
      missingCents: given.cents,
    })),
  ],
  'wallet.loanDefaulted': [
    notice((given) => ({
      ...inProject(given),
      kind: 'loanDefaulted',
      owedCents: given.cents,
      reason: null,
      reasonEn: null,
    })),
    notice(
      (given) => ({
        ...inProject(given),
        kind: 'loanDefaulted',
        owedCents: given.cents,
        reason: 'El promotor ha pedido el concurso de acreedores.',
        reasonEn: 'The owner has filed for insolvency.',
      }),
      'by judgement',
    ),
  ],
  'wallet.loanRecovered': [
    notice((given) => ({
      ...inProject(given),
      kind: 'loanRecovered',
      happenedOn: '2026-03-05',
      amountCents: given.cents,
      text: 'Se subasta la garantía.',
      textEn: 'The guarantee is auctioned.',
    })),
    notice(
      (given) => ({
        ...inProject(given),
        kind: 'loanRecovered',
        happenedOn: '2026-03-05',
        amountCents: 0,
        text: 'Se presenta la demanda.',
        textEn: 'The claim is filed.',
      }),
      'without money',
    ),
  ],
} satisfies Record<string, MailExample[]>;
