import { civilDateAt, movementReference } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { pain001 } from '@semilla/server/payment/payment-files/pain001.ts';
import { digestOf, type Payable } from '@semilla/server/payment/payment-files/payable.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { outgoingPayments } from '@semilla/server/schema/outgoing-payments.ts';
import { paymentFiles } from '@semilla/server/schema/payment-files.ts';
import { sql } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';

const paymentsMax = 3;

interface Paid extends Payable {
  paidAt: Date;
}

/** The latest withdrawals that a bank movement proves, oldest first. */
async function findPaid(tx: Db): Promise<Paid[]> {
  const { rows } = await tx.execute<Record<Exclude<keyof Paid, 'kind'>, string>>(sql`
    select moved.transaction_id as "paidId", moved.user_id as "userId",
      moved.amount_cents as "amountCents", concat_ws(' ', person.name, person.surname) as "holderName",
      own.account, moved.updated_at as "paidAt"
    from transactions moved
    join users person on person.user_id = moved.user_id
    join bank_accounts own on own.bank_account_id = moved.bank_account_id
    where moved.type = 'withdraw' and moved.status = 'completed' and moved.bank_entry_id is not null
    order by moved.updated_at desc, moved.transaction_id limit ${paymentsMax}`);
  return rows
    .map((row) => ({
      ...row,
      kind: 'withdrawal' as const,
      amountCents: Number(row.amountCents),
      paidAt: new Date(row.paidAt),
    }))
    .toReversed();
}

/** Writes the XML of the file, as the bank got it. */
async function seedXml(
  tx: Db,
  { config, files }: Pick<Services, 'config' | 'files'>,
  paid: readonly Paid[],
  at: Date,
): Promise<string> {
  const t = createTranslator('es');
  const text = pain001({
    messageId: 'PAGOS-000001',
    createdAt: at,
    executeOn: civilDateAt(at),
    debtor: config.depositAccount ?? { holder: '', account: '' },
    initiator: config.paymentsInitiator,
    transfers: paid.map((payment) => ({
      ...payment,
      concept: t('payment.files.concepts.withdrawal', { brand: config.brandName }),
      reference: movementReference(payment.paidId),
    })),
  });
  const bytes = new TextEncoder().encode(text);
  const documentId = demoId('payment file 1', at);
  const storageKey = `documents/${documentId}`;
  const type = 'application/xml';
  await files.put(storageKey, bytes, type);
  await tx.insert(documents).values({
    documentId,
    purpose: 'payment-file',
    storageKey,
    name: `${t('payment.files.fileName')}-000001.xml`,
    type,
    sizeBytes: bytes.length,
    createdAt: at,
  });
  return documentId;
}

/** Noon in Madrid, or an hour later in summer, on the last working day before `at`. */
function workingHourBefore(at: Date): Date {
  const noon = new Date(at.getTime() - 60_000);
  noon.setUTCHours(11, 0, 0, 0);
  while (noon >= at || [0, 6].includes(noon.getUTCDay())) noon.setUTCDate(noon.getUTCDate() - 1);
  return noon;
}

/** Inserts the file that paid the latest withdrawals. The statements show its payments. */
export async function seedPaymentFiles(
  tx: Db,
  services: Pick<Services, 'config' | 'files'>,
  calendar: Calendar,
): Promise<void> {
  const paid = await findPaid(tx);
  const [first] = paid;
  if (!first || !services.config.depositAccount) return;
  const sentAt = workingHourBefore(first.paidAt);
  const before = (minutes: number) => new Date(sentAt.getTime() - minutes * 60_000);
  const paymentFileId = demoId('payment file', before(60));
  await tx.insert(paymentFiles).values({
    paymentFileId,
    number: 1,
    state: 'taken',
    payments: paid.length,
    totalCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    digest: digestOf(paid),
    documentId: await seedXml(tx, services, paid, before(10)),
    createdById: accountId('admin', calendar),
    createdAt: before(60),
    approvedById: accountId('admin2', calendar),
    approvedAt: before(30),
    takenById: accountId('admin', calendar),
    takenAt: before(10),
  });
  await insertRows(
    tx,
    outgoingPayments,
    paid.map(({ paidId: transactionId }) => ({
      outgoingPaymentId: demoId(`payment ${transactionId}`, before(60)),
      paymentFileId,
      transactionId,
      state: 'paid' as const,
    })),
  );
}
