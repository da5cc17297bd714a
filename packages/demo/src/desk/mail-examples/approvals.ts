import {
  decidedLetter,
  proposedLetter,
  scheduledLetter,
  withdrawalsStoppedLetter,
} from '@semilla/server/approvals/letters.ts';
import type { MailExample } from './example-values.ts';

const release = {
  proposalId: '01890a5d-ac96-774b-bcce-b302099a8060',
  act: 'release',
  subjectName: 'Edificio Lavapiés',
} as const;
const lapsesAt = new Date('2026-02-10T12:05:00Z');
const why = 'La obra empieza el lunes.';
const objection = '/objection?token=ejemplo';
const customer = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Lucía', surname: 'Ferrer Soler' };
const decided = { ...release, declineReason: null };

/** Mails about acts that wait for a second person. */
export const approvalsMails = {
  'approvals.proposed': [
    { write: (to) => proposedLetter({ ...release, why, lapsesAt }, 'Marta Ruiz Vega', to) },
  ],
  'approvals.decided': (['approved', 'declined', 'lapsed'] as const).map((status) => ({
    variant: status,
    write: (to) => {
      const declineReason = status === 'declined' ? 'Falta el justificante del banco.' : null;
      return decidedLetter({ ...decided, status, declineReason }, 'Elena Vidal', to) ?? neverWritten();
    },
  })),
  'approvals.scheduled': (['changeEmail', 'deleteOtpDevice'] as const).map((act) => ({
    variant: act,
    write: (to) =>
      scheduledLetter(
        { act, takesEffectAt: lapsesAt, url: objection, removesPasskeys: act === 'deleteOtpDevice' },
        to,
      ),
  })),
  'approvals.stopped': [
    {
      variant: 'change',
      write: (to) =>
        decidedLetter({ ...release, act: 'changeEmail', status: 'stopped', declineReason: null }, '', to) ??
        neverWritten(),
    },
    { variant: 'withdrawals', write: (to) => withdrawalsStoppedLetter(customer, to) },
  ],
} satisfies Record<string, MailExample[]>;

function neverWritten(): never {
  throw new Error('a decided proposal has its mail');
}
