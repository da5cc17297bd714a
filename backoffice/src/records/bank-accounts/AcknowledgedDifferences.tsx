import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import type { BankAccountDecisionNeeds } from '@semilla/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { isOtherHolder } from './is-other-holder.ts';
import { useCertificateOutcome } from './opened-certificates.ts';

type Difference = 'identity' | 'holder' | 'certificate';

/** What speaks against an account, and what of it the user has acknowledged. */
export function useDifferences(account: BankAccountRecord, needs: BankAccountDecisionNeeds | undefined) {
  const [seen, setSeen] = useState<readonly Difference[]>([]);
  const [isAsking, setAsking] = useState(false);
  const mayOpen = useMay('bank-account', 'viewCertificate');
  const certificate = useCertificateOutcome(account);
  const applies: Record<Difference, boolean> = {
    identity: needs?.isIdentified === false,
    holder: isOtherHolder(account.userName, needs?.holdersAtBank ?? []),
    certificate: mayOpen === true && certificate !== 'opened',
  };
  const found = (['identity', 'holder', 'certificate'] as const).filter((difference) => applies[difference]);
  const toggle = (difference: Difference) =>
    setSeen(seen.includes(difference) ? seen.filter((one) => one !== difference) : [...seen, difference]);
  const isLacking = found.some((difference) => !seen.includes(difference));
  const list = useRef<HTMLDivElement>(null);
  const ask = () => {
    setAsking(true);
    list.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  };
  return { found, seen, toggle, isLacking, isAsking: isAsking && isLacking, ask, list };
}

interface AcknowledgedDifferencesProps {
  differences: ReturnType<typeof useDifferences>;
  account: BankAccountRecord;
  needs: BankAccountDecisionNeeds;
}

/** A checklist of what speaks against an account. Each line has to be marked before the account is validated. */
export function AcknowledgedDifferences({ differences, account, needs }: AcknowledgedDifferencesProps) {
  const translate = useTranslate();
  const { found, seen, toggle, isAsking, list } = differences;
  if (!found.length) return null;
  const words = 'payment.backoffice.decide.differences';
  const values = { name: account.userName, holders: needs.holdersAtBank.join(', ') };
  return (
    <Alert ref={list} severity={isAsking ? 'error' : 'warning'}>
      {translate(isAsking ? `${words}.missing` : `${words}.title`)}
      {found.map((difference) => (
        <FormControlLabel
          key={difference}
          sx={{ display: 'flex', alignItems: 'flex-start', mt: 0.5 }}
          control={
            <Checkbox
              size="small"
              sx={{ pt: 0.25 }}
              checked={seen.includes(difference)}
              onChange={() => toggle(difference)}
            />
          }
          label={translate(`${words}.${difference}`, values)}
        />
      ))}
    </Alert>
  );
}
