import { platformNow } from '@semilla/client';
import { civilDateAt } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useTranslate } from 'react-admin';
import {
  type CustomerRecord,
  fullName,
  type VerificationRecord,
} from '../../../api/record-types/customer-record.ts';
import { useCountries } from '../../../kit/fields/lookups.ts';
import { nothing } from '../../../kit/fields/nothing.ts';
import { isSameCode, isSameName } from '../../../kit/text/same-text.ts';
import type { ComparedLine } from '../compare/ComparedLines.tsx';

type Person = Partial<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'nationality', string | null>>;

/** The personal data that the provider read. Its response has no fixed format. */
function personIn(data: VerificationRecord['decisionData']): Person {
  const person = data?.person;
  if (typeof person !== 'object' || person === null) return {};
  return Object.fromEntries(Object.entries(person).filter(([, value]) => typeof value === 'string'));
}

type Text = string | null | undefined;

interface Comparing {
  show: (value: string) => string;
  isSame?: (one: string, other: string) => boolean;
}

const isEqual = (one: string, other: string) => one === other;

/** A line for what the provider read. What it did not read is compared by eye, and what nobody wrote has no line. */
function lineOf(
  label: string,
  [ours, theirs]: readonly [Text, Text],
  { show, isSame = isEqual }: Comparing,
): ComparedLine[] {
  if (theirs) {
    const verdict = ours && isSame(ours, theirs) ? 'same' : 'different';
    return [{ label, ours: ours ? show(ours) : nothing, theirs: show(theirs), verdict }];
  }
  return ours ? [{ label, ours: show(ours), verdict: 'byEye' }] : [];
}

const asWritten = (value: string) => value;

/** Compares the customer's declared data with the document. */
export function useIdentityLines(record: VerificationRecord, customer: CustomerRecord): ComparedLine[] {
  const translate = useTranslate();
  const { countries } = useCountries();
  const person = personIn(record.decisionData);
  const document = record.documents[0];
  const theirName = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const validUntil = document?.validUntil;
  const isExpired = validUntil != null && validUntil < civilDateAt(platformNow());
  const country = (code: string) => countries.find(({ alpha2 }) => alpha2 === code)?.name ?? code;
  const type = (name: string) => translate(`account.identificationDocumentTypes.${name}`);
  return [
    ...lineOf('overview.work.compare.name', [fullName(customer), theirName], {
      show: asWritten,
      isSame: isSameName,
    }),
    ...lineOf('fields.users.birthdayAt', [customer.birthdayAt, person.dateOfBirth], { show: formatDate }),
    ...lineOf('fields.users.nationality', [customer.nationality, person.nationality], { show: country }),
    ...lineOf(
      'fields.verifications.identificationDocumentType',
      [customer.identificationDocumentType, document?.type],
      { show: type },
    ),
    ...lineOf(
      'fields.verifications.identificationDocumentNumber',
      [customer.identificationDocumentNumber, document?.number],
      { show: asWritten, isSame: isSameCode },
    ),
    {
      label: 'account.backoffice.verifications.validUntil',
      ours:
        validUntil && !isExpired ? formatDate(validUntil) : translate('overview.work.compare.mustBeValid'),
      theirs: validUntil ? formatDate(validUntil) : undefined,
      verdict: validUntil ? (isExpired ? 'different' : 'same') : 'byEye',
    },
  ];
}
