import { formatDate } from '@semilla/format';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { CustomerRecord, OtpDeviceRecord } from '../../../api/record-types/customer-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { YesNoField } from '../../../kit/fields/PlainField.tsx';

const first = { pagination: { page: 1, perPage: 1 } };

/** Whether the customer uses one-time codes. Administrators also see when they were set up and last used. */
export function OtpDeviceField() {
  const record = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  const mayLook = useMay('customer', 'govern') ?? false;
  const { data } = useGetList<OtpDeviceRecord>(
    'otp-devices',
    { ...first, filter: { userId: record?.userId } },
    { enabled: mayLook && record?.otpConfigured },
  );
  const device = data?.[0];
  if (!device) return <YesNoField source="otpConfigured" />;
  return (
    <>
      {translate('account.backoffice.otp.since', {
        since: formatDate(device.createdAt),
        used: formatDate(device.lastUsedAt),
      })}
    </>
  );
}
