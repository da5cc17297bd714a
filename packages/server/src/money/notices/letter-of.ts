import type { DepositAccount } from '@semilla/contract';
import type { Letter } from '../../kit/mail/letter.ts';
import type { Addressee, MailKind } from '../../kit/mail/mail-kind.ts';
import { type Notice, noticeMails } from './notice-mails.ts';

/** The mail for a notice; `depositAccount` is the account that users transfer deposits to. */
export function letterOf(notice: Notice, to: Addressee, depositAccount?: DepositAccount): Letter {
  const mail: MailKind<object> = noticeMails[notice.kind];
  return mail.write(to, { ...notice, depositAccount });
}
