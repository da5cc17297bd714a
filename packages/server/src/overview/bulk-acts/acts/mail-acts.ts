import { inArray } from 'drizzle-orm';
import { matchingMails } from '../../../misc/undelivered-mails/queries.ts';
import { sendAgain } from '../../../misc/undelivered-mails/settle-mail.ts';
import { undeliveredMails } from '../../../schema/undelivered-mails.ts';
import type { BulkAct, BulkList } from '../bulk-act.ts';

const { undeliveredMailId, subject } = undeliveredMails;

export const mailList: BulkList<Parameters<typeof matchingMails>[0]> = {
  id: undeliveredMailId,
  matches: (query) => matchingMails(query),
  async lock(tx, recordIds) {
    await tx
      .select({ undeliveredMailId })
      .from(undeliveredMails)
      .where(inArray(undeliveredMailId, [...recordIds]))
      .orderBy(undeliveredMailId)
      .for('update');
  },
  async findNames(db, recordIds) {
    const named = await db
      .select({ undeliveredMailId, subject })
      .from(undeliveredMails)
      .where(inArray(undeliveredMailId, [...recordIds]));
    return new Map(named.map((mail) => [mail.undeliveredMailId, mail.subject]));
  },
};

const sendingAgain: BulkAct = {
  async run(change, services, { recordId }) {
    await sendAgain(change, services, recordId);
    return { before: { state: 'undelivered' }, version: 1 };
  },
};

export const mailActs = { sendMailsAgain: sendingAgain };
