import { cents, movementReference, type PaymentOrder } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';

interface Found
  extends Pick<PaymentOrder, 'holderName' | 'account'>,
    Partial<
      Pick<
        PaymentOrder,
        'projectName' | 'paymentState' | 'paymentFileId' | 'fileNumber' | 'isPayeeReplaced' | 'isReturned'
      >
    > {}

/** An order as the API returns it, with the number of its account masked. */
export function paymentOrderAnswer(
  { paymentOrderId, purpose, bankEntryId, projectId, amountCents, state, createdAt }: PaymentOrderRow,
  { account, ...found }: Found,
): PaymentOrder {
  return {
    paymentOrderId,
    purpose,
    bankEntryId,
    projectId,
    projectName: null,
    amount: cents(amountCents),
    reference: movementReference(paymentOrderId),
    state,
    createdAt,
    paymentState: null,
    paymentFileId: null,
    fileNumber: null,
    isPayeeReplaced: false,
    isReturned: false,
    ...found,
    account: account && maskIban(account),
  };
}
