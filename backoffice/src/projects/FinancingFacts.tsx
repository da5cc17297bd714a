import { annualProfitability, centsFromDecimal } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { useRecordContext, useTranslate } from 'react-admin';
import { CountryField } from '../fields/CountryField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { Fact, Facts } from '../fields/Facts.tsx';
import { ManagerField } from '../fields/ManagerField.tsx';
import { MaskedIbanField } from '../fields/MaskedIbanField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { PlainField, YesNoField } from '../fields/PlainField.tsx';
import { ProgressField } from '../fields/ProgressField.tsx';
import { ProjectTypeField } from './ProjectTypeField.tsx';
import type { ProjectRecord } from './project-record.ts';

export function BasicFacts() {
  return (
    <Facts title="project.backoffice.sections.basics">
      <Fact label="fields.projects.name">
        <PlainField source="name" />
      </Fact>
      <Fact label="fields.projects.projectTypeName">
        <ProjectTypeField />
      </Fact>
      <Fact label="fields.projects.managerName">
        <ManagerField source="managerId" />
      </Fact>
      <Fact label="fields.projects.direction">
        <PlainField source="direction" />
      </Fact>
      <Fact label="fields.projects.country">
        <CountryField source="country" />
      </Fact>
      <Fact label="fields.projects.url">
        <PlainField source="url" />
      </Fact>
      <Fact label="fields.projects.private">
        <YesNoField source="private" />
      </Fact>
      <Fact label="fields.projects.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="fields.projects.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Fact>
    </Facts>
  );
}

function AnnualProfitability() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  const total = centsFromDecimal(record.targetProfitability);
  return <>{formatPercent(annualProfitability(total, record.projectDuration))}</>;
}

function Duration() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  return <>{translate('project.backoffice.months', { smart_count: record?.projectDuration })}</>;
}

function DeliveryPeriod() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  return <>{record && translate(`project.deliveryFeePeriods.${record.deliveryFeePeriod}`)}</>;
}

export function FinancingFacts() {
  return (
    <Facts title="project.backoffice.sections.financing">
      <Fact label="fields.projects.financingAmount">
        <MoneyField source="financingAmount" />
      </Fact>
      <Fact label="fields.projects.amountInvested">
        <MoneyField source="amountInvested" />
      </Fact>
      <Fact label="fields.projects.percentageInvested">
        <ProgressField source="percentageInvested" />
      </Fact>
      <Fact label="fields.projects.targetProfitability">
        <PercentField source="targetProfitability" />
      </Fact>
      <Fact label="project.backoffice.annualProfitability">
        <AnnualProfitability />
      </Fact>
      <Fact label="fields.projects.projectDuration">
        <Duration />
      </Fact>
      <Fact label="fields.projects.minimumInvestment">
        <MoneyField source="minimumInvestment" />
      </Fact>
      <Fact label="fields.projects.maxInvestorNumber">
        <PlainField source="maxInvestorNumber" />
      </Fact>
      <Fact label="fields.projects.investorNumber">
        <PlainField source="investorNumber" />
      </Fact>
      <Fact label="fields.projects.showInvestorNumber">
        <YesNoField source="showInvestorNumber" />
      </Fact>
      <Fact label="fields.projects.dateStart">
        <DayField source="dateStart" />
      </Fact>
      <Fact label="fields.projects.dateEnd">
        <DayField source="dateEnd" />
      </Fact>
      <Fact label="fields.projects.startedAt">
        <DayField source="startedAt" />
      </Fact>
      <Fact label="fields.projects.deliveryFeePeriod">
        <DeliveryPeriod />
      </Fact>
      <Fact label="fields.projects.managerFee">
        <PercentField source="managerFee" />
      </Fact>
      <Fact label="fields.projects.cancellationFee">
        <PercentField source="cancellationFee" />
      </Fact>
      <Fact label="fields.projects.withdrawMoneyFinanced">
        <YesNoField source="withdrawMoneyFinanced" />
      </Fact>
      <Fact label="fields.projects.destinationBankAccount">
        <MaskedIbanField source="destinationBankAccount" />
      </Fact>
    </Facts>
  );
}
