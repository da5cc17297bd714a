import type { ProposalStatus } from '@semilla/contract';
import {
  decidedLetter,
  notMadeLetter,
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
const deciderId = '01890a5d-ac96-774b-bcce-b302099a8061';
const decided = { ...release, declineReason: null, decidedById: null, takesEffectAt: null };

const ownerActs = ['changeEmail', 'deleteOtpDevice'] as const;
type Outcome = Partial<Parameters<typeof decidedLetter>[0]>;
const outcomes: (Outcome & { variant: string; status: ProposalStatus })[] = [
  { variant: 'approved', status: 'approved', decidedById: deciderId },
  { variant: 'approved for later', status: 'scheduled', act: 'changeEmail', takesEffectAt: lapsesAt },
  { variant: 'carried out', status: 'approved', act: 'changeEmail', takesEffectAt: lapsesAt },
  { variant: 'declined', status: 'declined', declineReason: 'Falta el justificante del banco.' },
  {
    variant: 'declined after its approval',
    status: 'declined',
    act: 'changeEmail',
    decidedById: deciderId,
    declineReason: 'No lo ha pedido el cliente.',
    takesEffectAt: lapsesAt,
  },
  { variant: 'lapsed', status: 'lapsed' },
  { variant: 'not carried out', status: 'lapsed', act: 'changeEmail', decidedById: deciderId },
];

/** Mails about acts that need a second person. */
export const approvalsMails = {
  'approvals.proposed': [
    { write: (to) => proposedLetter({ ...release, why, lapsesAt }, 'Marta Ruiz Vega', to) },
  ],
  'approvals.decided': outcomes.map(({ variant, ...outcome }) => ({
    variant,
    write: (to) => decidedLetter({ ...decided, ...outcome }, 'Elena Vidal', to) ?? neverWritten(),
  })),
  'approvals.scheduled': ownerActs.flatMap((act) => [
    {
      variant: act,
      write: (to) =>
        scheduledLetter(
          { act, takesEffectAt: lapsesAt, url: objection, removesPasskeys: act === 'deleteOtpDevice' },
          to,
        ),
    },
    { variant: `${act}, not made`, write: (to) => notMadeLetter(act, to) },
  ]),
  'approvals.stopped': [
    {
      variant: 'change',
      write: (to) =>
        decidedLetter({ ...decided, act: 'changeEmail', status: 'stopped' }, '', to) ?? neverWritten(),
    },
    { variant: 'withdrawals', write: (to) => withdrawalsStoppedLetter(customer, [12], to) },
  ],
} satisfies Record<string, MailExample[]>;

function neverWritten(): never {
  throw new Error('a decided proposal has its mail');
}
