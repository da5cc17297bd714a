import { useFieldValue, useTranslate } from 'react-admin';
import { nothing } from './nothing.ts';

/** Why a payment came back: a translated text, or the bank's code if there is no translation. */
export function ReturnReasonField({ source = 'returnReason' }) {
  const code: string | null | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return <>{code ? translate(`payment.returnReasons.${code}`, { _: code }) : nothing}</>;
}
