import { formatDate, formatDateTime } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import type { Letter } from '../kit/mail/letter.ts';
import { type Addressee, mailKind } from '../kit/mail/mail-kind.ts';
import type { ProposalRow } from '../schema/proposals.ts';

type Named = Pick<ProposalRow, 'proposalId' | 'act' | 'subjectName'>;
type OwnerAct = 'changeEmail' | 'deleteOtpDevice';

const pathOf = ({ proposalId }: Named) => `/admin/approvals/${proposalId}`;

type Decided = Named & Pick<ProposalRow, 'status' | 'declineReason' | 'decidedById' | 'takesEffectAt'>;

function outcomeOf({ status, decidedById, takesEffectAt }: Decided) {
  if (status === 'pending') return undefined;
  if (status === 'scheduled') return 'approvedForLater';
  if (status === 'approved') return takesEffectAt ? 'carriedOut' : 'approved';
  if (status === 'declined') return takesEffectAt ? 'declinedLater' : 'declined';
  // A lapsed proposal has a decider only if it was approved: then something had changed when it was due.
  if (status === 'lapsed') return decidedById ? 'notCarriedOut' : 'lapsed';
  return status;
}

interface Outcome {
  row: Decided;
  outcome: NonNullable<ReturnType<typeof outcomeOf>>;
  decider: string;
}

function outcomeWords(t: Translate, { row, outcome, decider }: Outcome) {
  const values = {
    name: decider,
    act: t(`approvals.acts.${row.act}`),
    subject: row.subjectName,
    at: row.takesEffectAt ? formatDateTime(row.takesEffectAt) : '',
  };
  const text = t(`approvals.mail.${outcome}.text`, values);
  return {
    subject: t(`approvals.mail.${outcome}.subject`, values),
    paragraphs: row.declineReason
      ? [text, t('approvals.mail.reason', { reason: row.declineReason })]
      : [text],
    action: { label: t('approvals.mail.proposed.action'), url: pathOf(row) },
    footnote: t('approvals.mail.ownFootnote'),
  };
}

const exampleProposal = {
  proposalId: '01890a5d-ac96-774b-bcce-b302099a8060',
  act: 'release',
  subjectName: 'Edificio Lavapiés',
} as const;
const exampleAt = new Date('2026-02-10T12:05:00Z');
const exampleDeciderId = '01890a5d-ac96-774b-bcce-b302099a8061';

const decidedExample =
  (outcome: Outcome['outcome'], given: Partial<Decided> & Pick<Decided, 'status'>) => (): Outcome => ({
    row: { ...exampleProposal, declineReason: null, decidedById: null, takesEffectAt: null, ...given },
    outcome,
    decider: given.status === 'stopped' ? '' : 'Elena Vidal',
  });

const exampleChange = (act: OwnerAct) => ({
  act,
  takesEffectAt: exampleAt,
  url: '/objection?token=ejemplo',
  removesPasskeys: act === 'deleteOtpDevice',
});

export const approvalMails = {
  /** To the other administrators: an act waits for a second person. */
  proposed: mailKind<Named & Pick<ProposalRow, 'why' | 'lapsesAt'> & { proposer: string }>(
    'approvals.proposed',
    {
      group: null,
      words(t, row) {
        const values = {
          name: row.proposer,
          act: t(`approvals.acts.${row.act}`),
          subject: row.subjectName,
          until: formatDate(row.lapsesAt),
        };
        const text = t('approvals.mail.proposed.text', values);
        return {
          subject: t('approvals.mail.proposed.subject', values),
          paragraphs: row.why ? [text, t('approvals.mail.proposed.why', { why: row.why })] : [text],
          action: { label: t('approvals.mail.proposed.action'), url: pathOf(row) },
          footnote: t('approvals.mail.proposed.footnote'),
        };
      },
      examples: () => ({
        ...exampleProposal,
        why: 'La obra empieza el lunes.',
        lapsesAt: exampleAt,
        proposer: 'Marta Ruiz Vega',
      }),
    },
  ),
  /** To the proposer: the outcome; also to the approver, if an approved act does not happen. */
  decided: mailKind<Outcome>('approvals.decided', {
    group: null,
    words: outcomeWords,
    examples: {
      approved: decidedExample('approved', { status: 'approved', decidedById: exampleDeciderId }),
      'approved for later': decidedExample('approvedForLater', {
        status: 'scheduled',
        act: 'changeEmail',
        takesEffectAt: exampleAt,
      }),
      'carried out': decidedExample('carriedOut', {
        status: 'approved',
        act: 'changeEmail',
        takesEffectAt: exampleAt,
      }),
      declined: decidedExample('declined', {
        status: 'declined',
        declineReason: 'Falta el justificante del banco.',
      }),
      'declined after its approval': decidedExample('declinedLater', {
        status: 'declined',
        act: 'changeEmail',
        decidedById: exampleDeciderId,
        declineReason: 'No lo ha pedido el cliente.',
        takesEffectAt: exampleAt,
      }),
      lapsed: decidedExample('lapsed', { status: 'lapsed' }),
      'not carried out': decidedExample('notCarriedOut', {
        status: 'lapsed',
        act: 'changeEmail',
        decidedById: exampleDeciderId,
      }),
    },
  }),
  /** To the owner of an account, at the current address: a change is about to happen, with a link to stop it. */
  scheduled: mailKind<{ act: OwnerAct; takesEffectAt: Date; url: string; removesPasskeys: boolean }>(
    'approvals.scheduled',
    {
      group: null,
      words: (t, { act, takesEffectAt, url, removesPasskeys }) => ({
        subject: t(`approvals.mail.scheduled.${act}.subject`),
        paragraphs: [
          t(`approvals.mail.scheduled.${act}.text`, { at: formatDateTime(takesEffectAt) }),
          ...(removesPasskeys ? [t('approvals.mail.scheduled.deleteOtpDevice.passkeysToo')] : []),
          t('approvals.mail.scheduled.ifNotYou'),
        ],
        action: { label: t('approvals.mail.scheduled.action'), url },
        footnote: t('approvals.mail.scheduled.footnote'),
      }),
      examples: {
        changeEmail: () => exampleChange('changeEmail'),
        deleteOtpDevice: () => exampleChange('deleteOtpDevice'),
      },
    },
  ),
  /** To the owner of an account: an announced change did not happen. */
  notMade: mailKind<{ act: OwnerAct }>('approvals.scheduled', {
    group: null,
    words: (t, { act }) => ({
      subject: t(`approvals.mail.notMade.${act}.subject`),
      paragraphs: [t(`approvals.mail.notMade.${act}.text`)],
      footnote: t('approvals.mail.scheduled.footnote'),
    }),
    examples: {
      'changeEmail, not made': () => ({ act: 'changeEmail' }),
      'deleteOtpDevice, not made': () => ({ act: 'deleteOtpDevice' }),
    },
  }),
  stopped: mailKind<Outcome>('approvals.stopped', {
    group: null,
    words: outcomeWords,
    examples: { change: decidedExample('stopped', { act: 'changeEmail', status: 'stopped' }) },
  }),
  /** To the administrators: a customer stopped all withdrawals, because they did not make a change that was announced in a mail. */
  withdrawalsStopped: mailKind<{
    customer: { userId: string; name: string; surname: string | null };
    fileNumbers: readonly number[];
  }>('approvals.stopped', {
    group: null,
    words(t, { customer: { userId, name, surname }, fileNumbers }) {
      const values = { name: [name, surname].filter(Boolean).join(' ') };
      const numbers = fileNumbers.join(', ');
      return {
        subject: t('approvals.mail.withdrawalsStopped.subject', values),
        paragraphs: [
          t('approvals.mail.withdrawalsStopped.text', values),
          ...(numbers ? [t('approvals.mail.withdrawalsStopped.inFile', { numbers })] : []),
        ],
        action: { label: t('approvals.mail.withdrawalsStopped.action'), url: `/admin/customer/${userId}` },
        footnote: t('approvals.mail.proposed.footnote'),
      };
    },
    examples: {
      withdrawals: () => ({
        customer: { userId: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Lucía', surname: 'Ferrer Soler' },
        fileNumbers: [12],
      }),
    },
  }),
};

/** The mail about the outcome of a proposal; undefined while nothing is decided. */
export function decidedLetter(row: Decided, decider: string, to: Addressee): Letter | undefined {
  const outcome = outcomeOf(row);
  if (!outcome) return undefined;
  return approvalMails[outcome === 'stopped' ? 'stopped' : 'decided'].write(to, { row, outcome, decider });
}
