import { staffReasonKey } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';

type Reasons = Pick<VerificationRecord, 'reason' | 'reasonCode'>;

/**
 * Returns a function that translates the provider's reason by its code. A code without a translation keeps the
 * provider's own text.
 */
export function useReasonText(): (given: Reasons) => string | null {
  const translate = useTranslate();
  return ({ reason, reasonCode }) => {
    const key = staffReasonKey(reasonCode);
    return key ? translate(key) : reason;
  };
}
