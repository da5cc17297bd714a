import type { MailFailure, MailTopic } from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import { authMails } from '@semilla/server/auth/mails.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { assert } from '@semilla/server/kit/errors.ts';
import { placeOfMail } from '@semilla/server/kit/mail/mail.ts';
import { queuedMail } from '@semilla/server/kit/mail/outgoing-mail.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { maskAddress } from '@semilla/server/misc/undelivered-mails/keep-given-up.ts';
import { undeliveredMails } from '@semilla/server/schema/undelivered-mails.ts';
import type { Person } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';

interface DemoUndeliveredMail {
  tells: 'trustedDevice' | 'passwordChanged';
  failure: MailFailure;
  detail: string;
  tries: number;
  writtenDaysAgo: number;
}

const undelivered: DemoUndeliveredMail[] = [
  {
    tells: 'trustedDevice',
    failure: 'mailbox_full',
    detail: '452 4.2.2 The mailbox is full, try again later',
    tries: 13,
    writtenDaysAgo: 2,
  },
  {
    tells: 'passwordChanged',
    failure: 'recipient_refused',
    detail: '550 5.1.1 There is no such mailbox here',
    tries: 1,
    writtenDaysAgo: 5,
  },
];

function readsMail({ user }: Person): boolean {
  return user.role === 'user' && user.kind !== 'company' && !user.disabledAt && user.email.endsWith('.com');
}

/** Inserts a few undelivered mails, so that their list in the backoffice is not empty. */
export async function seedUndeliveredMails(
  tx: Db,
  { keys }: Pick<Services, 'keys'>,
  people: readonly Person[],
  calendar: Calendar,
): Promise<void> {
  const recipients = randomFor('undelivered mails').shuffled(people.filter(readsMail));
  const rows = undelivered.map(({ tells, failure, detail, tries, writtenDaysAgo }, index) => {
    const user = recipients[index]?.user;
    assert(user, 'somebody reads mails');
    const { userId, email, name, language = 'es' } = user;
    const createdAt = calendar.ago(writtenDaysAgo, 11, 5);
    const to = { name, language };
    const letter =
      tells === 'trustedDevice'
        ? authMails.trustedDevice.write(to, { device: 'Firefox, Linux', at: createdAt })
        : authMails.passwordChanged.write(to);
    const mail = queuedMail({ userId, email }, letter);
    return {
      undeliveredMailId: demoId(`undelivered mail ${tells}`, createdAt),
      userId,
      recipient: maskAddress(email),
      topic: mail.kind.split('.')[0] as MailTopic,
      kind: mail.kind,
      subject: mail.subject,
      sealedMail: keys.encrypt(JSON.stringify(mail), placeOfMail(userId)),
      state: 'undelivered' as const,
      failure,
      failureDetail: detail,
      tries,
      createdAt,
      failedAt: calendar.ago(writtenDaysAgo - 1, 9, 40),
    };
  });
  await insertRows(tx, undeliveredMails, rows);
}
