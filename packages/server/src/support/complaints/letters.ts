import {
  complaintLinkHours,
  customerComplaintPath,
  type DecidedPoint,
  staffComplaintPath,
} from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Change } from '../../kit/change/make-change.ts';
import type { Fact, Letter } from '../../kit/mail/letter.ts';
import type { StoredComplaint } from './queries.ts';

/** The kinds of mail to a complainant. */
export type ComplaintNews =
  | { kind: 'received' }
  | { kind: 'admit'; reasons: string; contact: string }
  | { kind: 'dismiss'; reasons: string; contact: string; remedies: string }
  | { kind: 'extend'; reasons: string; contact: string }
  | { kind: 'decide'; points: DecidedPoint[]; contact: string; remedies: string | null };

export type MailedComplaint = Pick<
  StoredComplaint,
  'complaintId' | 'reference' | 'name' | 'language' | 'userId' | 'concerning' | 'acknowledgeBy' | 'answerBy'
>;

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function paragraphsOf(locale: Locale, news: ComplaintNews): string[] {
  const t = createTranslator(locale);
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

function factsOf(complaint: MailedComplaint, news: ComplaintNews): Fact[] {
  const { language, reference, concerning, acknowledgeBy, answerBy } = complaint;
  const t = createTranslator(language);
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

/** A mail to the complainant with the full answer, because visitors have no page to read it on. */
export function complaintLetter(complaint: MailedComplaint, news: ComplaintNews): Letter {
  const { language, reference, name, userId, complaintId } = complaint;
  const t = createTranslator(language);
  return {
    kind: `support.complaint.${news.kind}`,
    locale: language,
    subject: t(`support.complaints.mail.${news.kind}.subject`, { reference }),
    greeting: t('support.mail.greeting', { name }),
    paragraphs: paragraphsOf(language, news),
    facts: factsOf(complaint, news),
    ...(userId && {
      action: { label: t('support.complaints.mail.action'), url: customerComplaintPath(complaintId) },
    }),
    footnote: t('support.complaints.mail.footnote'),
  };
}

/** The mail with the link that confirms a visitor's address. */
export function linkLetter(locale: Locale, url: string): Letter {
  const t = createTranslator(locale);
  return {
    kind: 'support.complaint.link',
    locale,
    subject: t('support.complaints.mail.link.subject'),
    greeting: t('support.complaints.mail.link.greeting'),
    paragraphs: [t('support.complaints.mail.link.text', { hours: complaintLinkHours })],
    action: { label: t('support.complaints.mail.link.action'), url },
    footnote: t('support.complaints.mail.link.footnote'),
  };
}

/** The mail to administrators about a new complaint. The complaint's text stays on the platform. */
export function registeredLetter(
  to: { name: string; language: Locale },
  {
    complaintId,
    reference,
    acknowledgeBy,
  }: Pick<MailedComplaint, 'complaintId' | 'reference' | 'acknowledgeBy'>,
): Letter {
  const t = createTranslator(to.language);
  return {
    kind: 'support.complaint.registered',
    locale: to.language,
    subject: t('support.complaints.mail.registered.subject', { reference }),
    greeting: t('support.mail.greeting', { name: to.name }),
    paragraphs: [t('support.complaints.mail.registered.text', { day: formatDate(acknowledgeBy) })],
    action: { label: t('support.complaints.mail.action'), url: staffComplaintPath(complaintId) },
    footnote: t('support.complaints.mail.registered.footnote'),
  };
}

/** Mails an answer to the complainant's confirmed address. */
export async function mailComplainant(
  change: Change,
  complaint: StoredComplaint,
  news: ComplaintNews,
): Promise<void> {
  const { userId, email } = complaint;
  const recipient = { userId, email, notifyGeneralEmail: true, notifyTicketEmail: true };
  await change.mail(recipient, complaintLetter(complaint, news));
}
