import { RecordContextProvider, UrlField, useRecordContext } from 'react-admin';
import { DayField } from '../fields/DayField.tsx';
import { Fact, Facts } from '../fields/Facts.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
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

interface PartyFactsProps {
  source: 'promoter' | 'guaranteeAgent';
  title: string;
}

/** Who stands behind the project. */
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
          <UrlField source="website" emptyText="—" target="_blank" rel="noreferrer" />
        </Fact>
        <Fact label="project.fields.party.description" isWide>
          <PlainField source="description" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}
