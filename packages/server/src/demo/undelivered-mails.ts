import type { MailFailure, MailTopic } from '@semilla/contract';
import { securityNotice } from '../auth/letters.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import { assert } from '../errors.ts';
import { outgoingMail } from '../integrations/mail/index.ts';
import { maskAddress } from '../misc/undelivered-mails/keep-given-up.ts';
import { undeliveredMails } from '../misc/undelivered-mails/table.ts';
import type { Services } from '../services.ts';
import type { Person } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId, randomFor } from './random.ts';

interface DemoGivenUp {
  tells: Parameters<typeof securityNotice>[0];
  failure: MailFailure;
  detail: string;
  tries: number;
  writtenDaysAgo: number;
}

const givenUp: DemoGivenUp[] = [
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

function isReader({ user }: Person): boolean {
  return user.role === 'user' && user.kind !== 'company' && !user.disabledAt && user.email.endsWith('.com');
}

/** A few mails that nobody took, so that there is something to see where they are looked after. */
export async function seedUndeliveredMails(
  tx: Db,
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  people: readonly Person[],
  calendar: Calendar,
): Promise<void> {
  const readers = randomFor('undelivered mails').shuffled(people.filter(isReader));
  const rows = givenUp.map(({ tells, failure, detail, tries, writtenDaysAgo }, index) => {
    const user = readers[index]?.user;
    assert(user, 'somebody reads mails');
    const { userId, email, name, language = 'es' } = user;
    const mail = outgoingMail(config, keys, { userId, email }, securityNotice(tells, { name, language }));
    const createdAt = calendar.ago(writtenDaysAgo, 11, 5);
    return {
      undeliveredMailId: demoId(`undelivered mail ${tells}`, createdAt),
      userId,
      recipient: maskAddress(email),
      topic: mail.kind.split('.')[0] as MailTopic,
      kind: mail.kind,
      subject: mail.subject,
      sealedMail: keys.encrypt(JSON.stringify(mail)),
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
