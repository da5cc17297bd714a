import { useRecordContext, useTranslate } from 'react-admin';
import { type CustomerRecord, isCustomer } from '../../api/record-types/customer-record.ts';
import { ColourChip } from '../../kit/fields/ColourChip.tsx';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';

/** Chips for unusual accounts: staff, a company, disabled. */
export function AccountChips() {
  const record = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      {!isCustomer(record) && <ColourChip label={translate(`common.roles.${record.role}`)} colour="blue" />}
      {record.kind === 'company' && <ColourChip label={translate('account.kinds.company')} colour="grey" />}
      {record.disabled && <ColourChip label={translate('account.backoffice.disabled')} colour="red" />}
    </>
  );
}

export function CustomerBadges() {
  return (
    <>
      <VerificationStatusField source="verificationStatus" isNamed />
      <AccountChips />
    </>
  );
}
