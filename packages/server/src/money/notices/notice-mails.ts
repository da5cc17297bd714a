import { returnMails } from '../../project/distributions/mails.ts';
import { loanMails } from '../../project/loans/mails.ts';
import type { NoticeOf } from '../../project/notices/notice.ts';
import { offerMails } from '../../project/notices/offer-mails.ts';
import { orderMails } from '../../project/orders/mails.ts';
import { followMails } from '../../project/project-follows/mails.ts';
import { questionMails } from '../../project/project-questions/mails.ts';
import { sheetMails } from '../../project/sheets/mails.ts';
import { wishMails } from '../../project/wishes/mails.ts';
import { transactionMails } from '../../wallet/transactions/mails.ts';

/** All mails that a notice can announce, by the kind of the notice. */
export const noticeMails = {
  ...transactionMails,
  ...orderMails,
  ...wishMails,
  ...returnMails,
  ...offerMails,
  ...sheetMails,
  ...loanMails,
  ...followMails,
  ...questionMails,
};

export type Notice = NoticeOf<typeof noticeMails>;
