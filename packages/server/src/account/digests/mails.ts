import { type MailGroup, scopeOfGroup } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { type ExampleValues, mailKind } from '../../kit/mail/mail-kind.ts';

interface DigestMessage {
  /** Null for one that is in no digest of its own group, such as one of an earlier version. */
  group: MailGroup | null;
  subject: string;
  createdAt: Date;
}

/** More would make a mail that mail programs cut off. */
const listedMax = 50;

const exampleOf =
  (groups: readonly MailGroup[]) =>
  ({ project, ticket }: ExampleValues) => ({
    brand: 'Semilla',
    messages: groups.map((group, index) => ({
      group,
      subject: index % 2 ? project : ticket,
      createdAt: new Date(Date.parse('2026-03-05T07:00:00Z') - index * 3_600_000),
    })),
  });

export const digestMails = {
  /**
   * One mail that lists unread messages, the latest first, and leads to the inbox. Its unsubscribe link turns off one group if all are of that
   * group. It is in no group itself: the platform writes it only to customers who chose it.
   */
  digest: mailKind<{ messages: readonly DigestMessage[]; brand: string }>('account.digest', {
    group: null,
    isMailOnly: true,
    words(t, { messages, brand }) {
      const [group, ...others] = new Set(messages.flatMap((message) => message.group ?? []));
      const latestFirst = messages.toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
      const left = messages.length - listedMax;
      return {
        scope: group && !others.length ? scopeOfGroup(group) : 'general',
        subject: t('account.mail.digest.subject', { brand, smart_count: messages.length }),
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
    },
    examples: {
      several: exampleOf(['account', 'support', 'wallet']),
      'tickets alone': exampleOf(['support']),
      'more than listed': exampleOf(Array<MailGroup>(60).fill('investments')),
    },
  }),
};
