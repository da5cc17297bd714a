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
      <Fact label="project.fields.name">
        <PlainField source="name" />
      </Fact>
      <Fact label="project.fields.projectType">
        <ProjectTypeField />
      </Fact>
      <Fact label="project.fields.manager">
        <ManagerField source="managerId" />
      </Fact>
      <Fact label="project.fields.direction">
        <PlainField source="direction" />
      </Fact>
      <Fact label="project.fields.country">
        <CountryField source="country" />
      </Fact>
      <Fact label="project.fields.url">
        <PlainField source="url" />
      </Fact>
      <Fact label="project.fields.private">
        <YesNoField source="private" />
      </Fact>
      <Fact label="project.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="project.fields.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Fact>
    </Facts>
  );
}

function AnnualProfitabilityField() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  const total = centsFromDecimal(record.targetProfitability);
  return <>{formatPercent(annualProfitability(total, record.projectDuration))}</>;
}

function DurationField() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  return <>{translate('project.backoffice.months', { smart_count: record?.projectDuration })}</>;
}

function DeliveryPeriodField() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  return <>{record && translate(`project.deliveryFeePeriods.${record.deliveryFeePeriod}`)}</>;
}

export function FinancingFacts() {
  return (
    <Facts title="project.backoffice.sections.financing">
      <Fact label="project.fields.financingAmount">
        <MoneyField source="financingAmount" />
      </Fact>
      <Fact label="project.fields.amountInvested">
        <MoneyField source="amountInvested" />
      </Fact>
      <Fact label="project.fields.percentageInvested">
        <ProgressField source="percentageInvested" />
      </Fact>
      <Fact label="project.fields.targetProfitability">
        <PercentField source="targetProfitability" />
      </Fact>
      <Fact label="project.backoffice.annualProfitability">
        <AnnualProfitabilityField />
      </Fact>
      <Fact label="project.fields.projectDuration">
        <DurationField />
      </Fact>
      <Fact label="project.fields.minimumInvestment">
        <MoneyField source="minimumInvestment" />
      </Fact>
      <Fact label="project.fields.maxInvestorNumber">
        <PlainField source="maxInvestorNumber" />
      </Fact>
      <Fact label="project.fields.investorNumber">
        <PlainField source="investorNumber" />
      </Fact>
      <Fact label="project.fields.showInvestorNumber">
        <YesNoField source="showInvestorNumber" />
      </Fact>
      <Fact label="project.fields.dateStart">
        <DayField source="dateStart" />
      </Fact>
      <Fact label="project.fields.dateEnd">
        <DayField source="dateEnd" />
      </Fact>
      <Fact label="project.fields.startedAt">
        <DayField source="startedAt" />
      </Fact>
      <Fact label="project.fields.deliveryFeePeriod">
        <DeliveryPeriodField />
      </Fact>
      <Fact label="project.fields.managerFee">
        <PercentField source="managerFee" />
      </Fact>
      <Fact label="project.fields.cancellationFee">
        <PercentField source="cancellationFee" />
      </Fact>
      <Fact label="project.fields.withdrawMoneyFinanced">
        <YesNoField source="withdrawMoneyFinanced" />
      </Fact>
      <Fact label="project.fields.destinationBankAccount">
        <MaskedIbanField source="destinationBankAccount" />
      </Fact>
    </Facts>
  );
}
