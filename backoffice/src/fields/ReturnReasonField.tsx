import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

/** Why a payment came back: in words, or the code of the bank where there are none. */
export function ReturnReasonField({ source = 'returnReason' }) {
  const code: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{code ? translate(`payment.returnReasons.${code}`, { _: code }) : nothing}</>;
}
