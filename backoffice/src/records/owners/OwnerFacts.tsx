import { Alert, AlertTitle, Stack } from '@mui/material';
import { ownerFieldList } from '@semilla/contract';
import { formatDate, formatMoney, formatPercent } from '@semilla/format';
import type { ReactNode } from 'react';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { FieldFacts } from '../../kit/fields/FieldFacts.tsx';

const words = 'project.backoffice.owners';
const { legalName, legalForm, taxId, lei, country, address, naceSection, offeredAmount, createdAt } =
  ownerFieldList.fields;
const company = [legalName, legalForm, taxId, lei, country, address, naceSection, offeredAmount, createdAt];

/** What is missing before this owner can open an offer. */
function Gaps({ record }: { record: OwnerRecord }) {
  const translate = useTranslate();
  if (record.ready) return <Alert severity="success">{translate(`${words}.readyText`)}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate(`${words}.gapsTitle`)}</AlertTitle>
      {record.gaps.map((gap) => translate(`project.ownerGaps.${gap}`)).join(', ')}
    </Alert>
  );
}

interface DeclaredProps<T> {
  label: string;
  rows: readonly T[] | null;
  children: (row: T) => ReactNode;
}

/**
 * What the owner declared. If `rows` is null, nothing was declared yet; if it is empty, the owner declared
 * that there are none.
 */
function Declared<T>({ label, rows, children }: DeclaredProps<T>) {
  const translate = useTranslate();
  return (
    <Fact label={label} isWide>
      {!rows?.length && translate(`${words}.${rows ? 'none' : 'undeclared'}`)}
      {rows?.map((row, index) => (
        <div key={index}>{children(row)}</div>
      ))}
    </Fact>
  );
}

export function OwnerFacts() {
  const record = useRecordContext<OwnerRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const shareOf = (share: number | null) =>
    share === null ? translate(`${words}.director`) : formatPercent(share);
  return (
    <Stack sx={{ gap: 2 }}>
      <Gaps record={record} />
      <FieldFacts title={`${words}.sections.company`} fields={company} />
      <Facts title={`${words}.declared`}>
        <Declared label="fields.owners.beneficialOwners" rows={record.beneficialOwners}>
          {(person) => (
            <>
              {person.name} · {shareOf(person.share)} ·{' '}
              <RecordContextProvider value={person}>
                <CountryField source="country" />
              </RecordContextProvider>
            </>
          )}
        </Declared>
        <Declared label="fields.owners.conflicts" rows={record.conflicts}>
          {(conflict) => translate(`project.ownerConflicts.${conflict}`)}
        </Declared>
        <Declared label="fields.owners.otherOffers" rows={record.otherOffers}>
          {(offer) => `${offer.platform} · ${formatDate(offer.openedOn)} · ${formatMoney(offer.amount)}`}
        </Declared>
      </Facts>
    </Stack>
  );
}
