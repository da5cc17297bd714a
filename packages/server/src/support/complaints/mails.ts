import {
  complaintLinkHours,
  customerComplaintPath,
  type DecidedPoint,
  staffComplaintPath,
} from '@semilla/contract';
import { formatDate } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import type { Change } from '../../kit/change/make-change.ts';
import type { Fact } from '../../kit/mail/letter.ts';
import { type ExampleValues, mailKind } from '../../kit/mail/mail-kind.ts';
import type { StoredComplaint } from './queries.ts';

/** The kinds of mail to a complainant. */
export type ComplaintNews =
  | { kind: 'received' }
  | { kind: 'admit'; reasons: string; contact: string }
  | { kind: 'dismiss'; reasons: string; contact: string; remedies: string }
  | { kind: 'extend'; reasons: string; contact: string }
  | { kind: 'decide'; points: DecidedPoint[]; contact: string; remedies: string | null };

type MailedComplaint = Pick<
  StoredComplaint,
  'complaintId' | 'reference' | 'userId' | 'concerning' | 'acknowledgeBy' | 'answerBy'
>;

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function paragraphsOf(t: Translate, news: ComplaintNews): string[] {
  const text = t(`support.complaints.mail.${news.kind}.text`);
  switch (news.kind) {
    case 'received':
      return [text];
    case 'decide':
      return [
        text,
        ...news.points.flatMap(({ point, outcome, reasons }, index) => [
          t('support.complaints.mail.decide.point', {
            number: index + 1,
            point,
            outcome: t(`support.complaints.outcomes.${outcome}`),
          }),
          ...linesOf(reasons),
        ]),
        ...linesOf(news.remedies ?? ''),
      ];
    case 'dismiss':
      return [text, ...linesOf(news.reasons), ...linesOf(news.remedies)];
    default:
      return [text, ...linesOf(news.reasons)];
  }
}

function factsOf(t: Translate, complaint: MailedComplaint, news: ComplaintNews): Fact[] {
  const { reference, concerning, acknowledgeBy, answerBy } = complaint;
  const [promise, day] =
    news.kind === 'received' ? (['admissionBy', acknowledgeBy] as const) : (['answerBy', answerBy] as const);
  const isPromised = news.kind === 'received' || news.kind === 'admit' || news.kind === 'extend';
  return [
    { name: t('support.complaints.mail.reference'), value: reference },
    { name: t('fields.complaints.concerning'), value: concerning },
    ...(isPromised && day ? [{ name: t(`support.complaints.mail.${promise}`), value: formatDate(day) }] : []),
    ...('contact' in news ? [{ name: t('support.complaints.mail.contact'), value: news.contact }] : []),
  ];
}

const exampleComplaint = {
  complaintId: '01890a5d-ac96-774b-bcce-b302099a8059',
  reference: '2026-0007',
  userId: '01890a5d-ac96-774b-bcce-b302099a8057',
  acknowledgeBy: '2026-03-23',
  answerBy: '2026-04-09',
};
const contact = 'Elena Vidal, hola@semilla.example';

/** A mail to the complainant with the full answer, because visitors have no page to read it on. */
const newsMail = (kind: ComplaintNews['kind'], exampleOf: (given: ExampleValues) => ComplaintNews) =>
  mailKind<{ complaint: MailedComplaint; news: ComplaintNews }>(`support.complaint.${kind}`, {
    group: null,
    words: (t, { complaint, news }) => ({
      subject: t(`support.complaints.mail.${kind}.subject`, { reference: complaint.reference }),
      paragraphs: paragraphsOf(t, news),
      facts: factsOf(t, complaint, news),
      ...(complaint.userId && {
        action: {
          label: t('support.complaints.mail.action'),
          url: customerComplaintPath(complaint.complaintId),
        },
      }),
      footnote: t('support.complaints.mail.footnote'),
    }),
    examples: (given) => ({
      complaint: { ...exampleComplaint, concerning: given.project },
      news: exampleOf(given),
    }),
  });

export const complaintMails = {
  link: mailKind<{ url: string }>('support.complaint.link', {
    group: null,
    isMailOnly: true,
    words: (t, { url }) => ({
      subject: t('support.complaints.mail.link.subject'),
      greeting: t('support.complaints.mail.link.greeting'),
      paragraphs: [t('support.complaints.mail.link.text', { hours: complaintLinkHours })],
      action: { label: t('support.complaints.mail.link.action'), url },
      footnote: t('support.complaints.mail.link.footnote'),
    }),
    examples: () => ({
      url: '/complaints/new?token=eyJlbWFpbCI6Imx1Y2lhQGV4YW1wbGUuY29tIn0.Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE',
    }),
  }),
  received: newsMail('received', () => ({ kind: 'received' })),
  admit: newsMail('admit', ({ reason }) => ({ kind: 'admit', reasons: reason, contact })),
  dismiss: newsMail('dismiss', ({ reason }) => ({
    kind: 'dismiss',
    reasons: reason,
    contact,
    remedies: 'CNMV',
  })),
  extend: newsMail('extend', ({ reason }) => ({ kind: 'extend', reasons: reason, contact })),
  decide: newsMail('decide', ({ reason }) => ({
    kind: 'decide',
    contact,
    remedies: 'CNMV',
    points: [
      { point: '1.000 €', outcome: 'granted', reasons: reason },
      { point: '2.000 €', outcome: 'rejected', reasons: reason },
    ],
  })),
  /** To administrators. The complaint's text stays on the platform. */
  registered: mailKind<Pick<StoredComplaint, 'complaintId' | 'reference' | 'acknowledgeBy'>>(
    'support.complaint.registered',
    {
      group: null,
      words: (t, { complaintId, reference, acknowledgeBy }) => ({
        subject: t('support.complaints.mail.registered.subject', { reference }),
        paragraphs: [t('support.complaints.mail.registered.text', { day: formatDate(acknowledgeBy) })],
        action: { label: t('support.complaints.mail.action'), url: staffComplaintPath(complaintId) },
        footnote: t('support.complaints.mail.registered.footnote'),
      }),
      examples: () => exampleComplaint,
    },
  ),
};

/** Mails an answer to the complainant's confirmed address. */
export async function mailComplainant(
  change: Change,
  complaint: StoredComplaint,
  news: ComplaintNews,
): Promise<void> {
  const { userId, email } = complaint;
  const recipient = { userId, email, notifyGeneralEmail: true, notifyTicketEmail: true };
  await change.mail(recipient, complaintMails[news.kind].write(complaint, { complaint, news }));
}
