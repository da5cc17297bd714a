import { platformNow } from '@semilla/client';
import { civilDateAt } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { type CustomerRecord, fullName, type VerificationRecord } from '../../customers/customer-record.ts';
import { nothing } from '../../fields/nothing.ts';
import { useCountries } from '../../inputs/lookups.ts';
import type { ComparedLine, Verdict } from '../compare/ComparedLines.tsx';
import { isSameCode, isSameName } from '../compare/same-text.ts';

type Person = Partial<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'nationality', string | null>>;

/** The personal data that the provider read. Its response has no fixed format. */
function personIn(data: VerificationRecord['decisionData']): Person {
  const person = data?.person;
  if (typeof person !== 'object' || person === null) return {};
  return Object.fromEntries(Object.entries(person).filter(([, value]) => typeof value === 'string'));
}

function verdictOf(
  ours: string | null,
  theirs: string | null | undefined,
  isSame: (one: string, other: string) => boolean,
): Verdict {
  if (!theirs) return 'unknown';
  return ours !== null && isSame(ours, theirs) ? 'same' : 'different';
}

const isEqual = (one: string, other: string) => one === other;

const day = (value: string | null | undefined) => (value ? formatDate(value) : nothing);

/** Compares the customer's declared data with the document. */
export function useIdentityLines(record: VerificationRecord, customer: CustomerRecord): ComparedLine[] {
  const translate = useTranslate();
  const { countries } = useCountries();
  const person = personIn(record.decisionData);
  const document = record.documents[0];
  const theirName = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const ourType = customer.identificationDocumentType;
  const typeName = (type: string | null | undefined) =>
    type ? translate(`account.identificationDocumentTypes.${type}`) : nothing;
  const validUntil = document?.validUntil;
  const isExpired = validUntil != null && validUntil < civilDateAt(platformNow());
  const countryName = (code: string | null | undefined) =>
    countries.find(({ alpha2 }) => alpha2 === code)?.name ?? code ?? nothing;
  return [
    {
      label: 'overview.work.compare.name',
      ours: fullName(customer),
      theirs: theirName,
      verdict: verdictOf(fullName(customer), theirName, isSameName),
    },
    {
      label: 'fields.users.birthdayAt',
      ours: day(customer.birthdayAt),
      theirs: day(person.dateOfBirth),
      verdict: verdictOf(customer.birthdayAt, person.dateOfBirth, isEqual),
    },
    {
      label: 'fields.users.nationality',
      ours: countryName(customer.nationality),
      theirs: countryName(person.nationality),
      verdict: verdictOf(customer.nationality, person.nationality, isEqual),
    },
    {
      label: 'fields.verifications.identificationDocumentType',
      ours: typeName(ourType),
      theirs: typeName(document?.type),
      verdict: verdictOf(ourType, document?.type, isEqual),
    },
    {
      label: 'fields.verifications.identificationDocumentNumber',
      ours: customer.identificationDocumentNumber ?? nothing,
      theirs: document?.number,
      verdict: verdictOf(customer.identificationDocumentNumber, document?.number, isSameCode),
    },
    {
      label: 'account.backoffice.verifications.validUntil',
      ours: isExpired ? translate('overview.work.compare.mustBeValid') : day(validUntil),
      theirs: day(validUntil),
      verdict: validUntil ? (isExpired ? 'different' : 'same') : 'unknown',
    },
  ];
}
