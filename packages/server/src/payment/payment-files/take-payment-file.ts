import { movementReference } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, assert } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { settlementDay } from '../../kit/working-days.ts';
import { findDocument, type StoredDocument } from '../../misc/documents/queries.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import type { PaymentFileRow } from '../../schema/payment-files.ts';
import { assertBankAgrees } from '../bank-balances/queries.ts';
import { assertPayable } from './approve-payment-file.ts';
import { fileNote } from './create-payment-file.ts';
import { messageIdOf, paddedNumber } from './message-id.ts';
import { pain001 } from './pain001.ts';
import { pain001Problems } from './pain001-problems.ts';
import { payingAccount } from './paying-account.ts';
import { lockFile, updateFile } from './queries.ts';

/** The first day on which the bank can pay, or the later one that was chosen. */
function dayOf({ executeOn }: PaymentFileRow, now: Date): string {
  const first = settlementDay(now);
  return executeOn !== null && executeOn > first ? executeOn : first;
}

async function writeXml(
  change: Change,
  services: Services,
  { file, executeOn, takerId }: { file: PaymentFileRow; executeOn: string; takerId: string },
) {
  const { config, now } = services;
  const { account: debtor, initiator } = payingAccount(config);
  const payables = await assertPayable(change.tx, file, now());
  const t = createTranslator('es');
  const text = pain001({
    messageId: messageIdOf(file),
    createdAt: now(),
    executeOn,
    debtor,
    initiator,
    transfers: payables.map((payable) => ({
      ...payable,
      concept: t(`payment.files.concepts.${payable.kind}`, { brand: config.brandName }),
      reference: movementReference(payable.paidId),
    })),
  });
  // An invalid file is refused here, because the bank would refuse it hours later.
  const [place] = pain001Problems(text);
  if (place !== undefined) throw new ApiError('payment.file_invalid', { params: { place } });
  const name = `${t('payment.files.fileName')}-${paddedNumber(file)}.xml`;
  return storeDocument(change, services, {
    purpose: 'payment-file',
    file: new File([text], name, { type: 'application/xml' }),
    uploadedBy: takerId,
  });
}

/** Writes the file for the bank and marks its payments as sent. A file that was taken before is returned unchanged. */
export async function takePaymentFile(
  change: Change,
  services: Services,
  { paymentFileId, takerId }: { paymentFileId: string; takerId: string },
): Promise<StoredDocument> {
  const { tx, audit } = change;
  const file = await lockFile(tx, paymentFileId, ['approved', 'taken']);
  if (file.documentId) {
    const stored = await findDocument(tx, file.documentId);
    assert(stored, 'the document of a payment file exists');
    audit(fileNote(file, 'take', file.state));
    return stored;
  }
  await assertBankAgrees(tx);
  const takenAt = services.now();
  const executeOn = dayOf(file, takenAt);
  const document = await writeXml(change, services, { file, executeOn, takerId });
  const taken = {
    state: 'taken' as const,
    documentId: document.documentId,
    takenById: takerId,
    takenAt,
    ...(file.executeOn && { executeOn }),
  };
  const after = await updateFile(tx, file, taken, 'sent');
  audit(fileNote(after, 'take', file.state));
  return document;
}
