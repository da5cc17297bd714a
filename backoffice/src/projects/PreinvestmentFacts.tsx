import Link from '@mui/material/Link';
import { RecordContextProvider, useFieldValue, useRecordContext } from 'react-admin';
import { DayField } from '../fields/DayField.tsx';
import { Fact, Facts } from '../fields/Facts.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { nothing } from '../fields/nothing.ts';
import { PlainField } from '../fields/PlainField.tsx';
import type { ProjectRecord } from './project-record.ts';

export function PreinvestmentFacts() {
  return (
    <Facts title="project.backoffice.sections.preinvestment">
      <Fact label="project.fields.preinvestorMaxNumber">
        <PlainField source="preinvestorMaxNumber" />
      </Fact>
      <Fact label="project.fields.preinvestorDateEnd">
        <DayField source="preinvestorDateEnd" />
      </Fact>
      <Fact label="project.fields.preinvestorDeposit">
        <MoneyField source="preinvestorDeposit" />
      </Fact>
      <Fact label="project.fields.preinvestorAmount">
        <MoneyField source="preinvestorAmount" />
      </Fact>
    </Facts>
  );
}

/** The address without scheme, which would wrap on a phone. */
function WebsiteField() {
  const address: string | null | undefined = useFieldValue({ source: 'website' });
  if (!address) return <>{nothing}</>;
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  );
}

interface PartyFactsProps {
  source: 'promoter' | 'guaranteeAgent';
  title: string;
}

/** A company behind the project: the promoter or the guarantee agent. */
export function PartyFacts({ source, title }: PartyFactsProps) {
  const party = useRecordContext<ProjectRecord>()?.[source];
  if (!party) return null;
  return (
    <RecordContextProvider value={party}>
      <Facts title={title}>
        <Fact label="project.fields.party.name">
          <PlainField source="name" />
        </Fact>
        <Fact label="project.fields.party.taxId">
          <PlainField source="taxId" />
        </Fact>
        <Fact label="project.fields.party.website">
          <WebsiteField />
        </Fact>
        <Fact label="project.fields.party.description" isWide>
          <PlainField source="description" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}
