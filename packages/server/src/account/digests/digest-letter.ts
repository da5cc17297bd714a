import { scopeOfGroup } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../../kit/mail/letter.ts';
import { type MailKind, mailKinds } from '../../kit/mail/mail-kinds.ts';

export interface DigestMessage {
  kind: string;
  subject: string;
  createdAt: Date;
}

/** More would make a mail that mail programs cut off. */
const listedMax = 50;

/** The group of a message; undefined for a kind that is always mailed or that an earlier version had. */
export const groupOfMessage = ({ kind }: Pick<DigestMessage, 'kind'>) =>
  mailKinds[kind as MailKind] ?? undefined;

/** One mail that lists unread messages, the latest first, and leads to the inbox. Its unsubscribe link turns off one group if all are of that group. */
export function digestLetter(
  messages: readonly DigestMessage[],
  to: { name: string; language: Locale },
  brand: string,
): Letter {
  const t = createTranslator(to.language);
  const [group, ...others] = new Set(messages.flatMap((message) => groupOfMessage(message) ?? []));
  const latestFirst = messages.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const left = messages.length - listedMax;
  return {
    kind: 'account.digest',
    scope: group && !others.length ? scopeOfGroup(group) : 'general',
    locale: to.language,
    subject: t('account.mail.digest.subject', { brand, smart_count: messages.length }),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [
      t('account.mail.digest.text', { smart_count: messages.length }),
      ...(left > 0 ? [t('account.mail.digest.more', { listed: listedMax, smart_count: left })] : []),
    ],
    facts: latestFirst
      .slice(0, listedMax)
      .map(({ createdAt, subject }) => ({ name: formatDateTime(createdAt), value: subject })),
    action: { label: t('account.mail.digest.action'), url: '/user/inbox' },
    footnote: t('account.mail.digest.footnote'),
  };
}
