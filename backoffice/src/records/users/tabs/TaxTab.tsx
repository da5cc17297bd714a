import CompanyIcon from '@mui/icons-material/BusinessOutlined';
import TaxIcon from '@mui/icons-material/PublicOutlined';
import type { companyDeclaration, fiscalResidence } from '@semilla/contract';
import { formatDate, formatPercent } from '@semilla/format';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { RecordOf } from '../../../api/as-record-value.ts';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';
import { CountryField } from '../../../kit/fields/CountryField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { Part } from './Part.tsx';
import { TaxTreatments } from './TaxTreatments.tsx';

type Residence = RecordOf<typeof fiscalResidence>;
type Declaration = RecordOf<typeof companyDeclaration>;

const { Col: ResidenceCol } = DataTable<Residence>;
const { Col: DeclarationCol } = DataTable<Declaration>;

function Residences() {
  return (
    <RelatedList
      resource="fiscal-residences"
      target="userId"
      sort={{ field: 'since', order: 'DESC' }}
      sortable={['since', 'createdAt', 'country']}
      table={
        <RecordTable<Residence> rowClick={false}>
          <ResidenceCol source="country" label="fields.fiscalResidences.country" field={CountryField} />
          <ResidenceCol source="taxNumber" label="fields.fiscalResidences.taxNumber" disableSort />
          <ResidenceCol source="since" label="fields.fiscalResidences.since" field={DayField} />
          <ResidenceCol source="createdAt" label="fields.fiscalResidences.createdAt" field={DayField} />
        </RecordTable>
      }
      cards={
        <RecordCards<Residence>>
          {({ taxNumber, since }) => (
            <RowCard
              icon={<TaxIcon />}
              title={<CountryField source="country" />}
              details={`${taxNumber} · ${formatDate(since)}`}
            />
          )}
        </RecordCards>
      }
      icon={<TaxIcon />}
      empty="account.tax.noneStaff"
      emptyHint="account.tax.noneStaffHint"
    />
  );
}

function OwnersField() {
  const record = useRecordContext<Declaration>();
  const translate = useTranslate();
  const shareOf = (share: number | null) =>
    share === null ? translate('account.tax.company.director') : formatPercent(share);
  return record?.beneficialOwners.map(({ name, share }) => `${name} (${shareOf(share)})`).join(', ');
}

function RepresentativesField() {
  const record = useRecordContext<Declaration>();
  return record?.representatives.map(({ name, documentNumber }) => `${name} (${documentNumber})`).join(', ');
}

function Declarations() {
  const fields = 'fields.companyDeclarations';
  return (
    <RelatedList
      resource="company-declarations"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt']}
      table={
        <RecordTable<Declaration> rowClick={false}>
          <DeclarationCol source="createdAt" label={`${fields}.createdAt`} field={DayField} />
          <DeclarationCol
            source="beneficialOwners"
            label={`${fields}.beneficialOwners`}
            field={OwnersField}
            disableSort
          />
          <DeclarationCol
            source="representatives"
            label={`${fields}.representatives`}
            field={RepresentativesField}
            disableSort
          />
        </RecordTable>
      }
      cards={
        <RecordCards<Declaration>>
          {({ createdAt }) => (
            <RowCard icon={<CompanyIcon />} title={<OwnersField />} details={formatDate(createdAt)}>
              <RepresentativesField />
            </RowCard>
          )}
        </RecordCards>
      }
      icon={<CompanyIcon />}
      empty="account.tax.noneStaff"
      emptyHint="account.tax.company.noneStaffHint"
    />
  );
}

/** The customer's tax declarations, exceptional withholding rates, and the beneficial owners of a company. */
export default function TaxTab() {
  const customer = useRecordContext<CustomerRecord>();
  return (
    <>
      <Part title="account.tax.title">
        <Residences />
      </Part>
      <Part title="account.taxTreatments.title">
        <TaxTreatments />
      </Part>
      {customer?.kind === 'company' && (
        <Part title="account.tax.company.title">
          <Declarations />
        </Part>
      )}
    </>
  );
}
