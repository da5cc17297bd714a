import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { plainName, providerFacts } from '../../kit/fields/told-facts.ts';
import { useReasonText } from '../../kit/fields/use-reason-text.ts';

/** The provider's explanation of its decision. */
export function ProviderData({ data }: { data: VerificationRecord['decisionData'] }) {
  const translate = useTranslate();
  const reasonText = useReasonText();
  const words = { yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') };
  const facts = providerFacts(data ?? {}, words);
  if (!facts.length) return null;
  const nameOf = (path: string) =>
    translate(`account.backoffice.verifications.providerWords.${path}`, { _: plainName(path) });
  const shownValue = (path: string, value: string) => {
    if (path === 'status')
      return translate(`account.backoffice.verifications.providerStatuses.${value}`, { _: value });
    return path === 'reason' ? reasonText({ reason: value, reasonCode: Number(data?.reasonCode) }) : value;
  };
  return (
    <Facts title="account.backoffice.verifications.sections.provider">
      {facts.map(({ path, value }) => (
        <Fact key={path} label={nameOf(path)}>
          {shownValue(path, value)}
        </Fact>
      ))}
    </Facts>
  );
}
