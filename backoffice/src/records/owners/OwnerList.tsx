import OwnerIcon from '@mui/icons-material/BusinessOutlined';
import { Typography } from '@mui/material';
import { DataTable, NullableBooleanInput, TextInput, useTranslate } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { CountryInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { ReadyField } from './ReadyField.tsx';

const { Col } = DataTable<OwnerRecord>;
const fields = 'fields.owners';
const words = 'project.backoffice.owners';

const filters = [
  <TextInput key="legalName" source="legalName" label={`${fields}.legalName`} alwaysOn resettable />,
  <TextInput key="taxId" source="taxId" label={`${fields}.taxId`} alwaysOn resettable />,
  <CountryInput key="country" source="country" label={`${fields}.country`} />,
  <NullableBooleanInput key="hasTiesInOffer" source="hasTiesInOffer" label="overview.home.ownerTies" />,
];

function LegalFormField() {
  return <TranslatedField source="legalForm" words="account.legalForms" />;
}

function OwnerTable() {
  return (
    <RecordTable<OwnerRecord> rowClick="show" hiddenColumns={['lei', 'legalForm', 'createdAt']}>
      <Col source="legalName" label={`${fields}.legalName`} field={RecordLinkField} />
      <Col source="taxId" label={`${fields}.taxId`} />
      <Col source="legalForm" label={`${fields}.legalForm`} field={LegalFormField} disableSort />
      <Col source="lei" label={`${fields}.lei`} disableSort />
      <Col source="country" label={`${fields}.country`} field={CountryField} />
      <Col source="projectNumber" label={`${fields}.projectNumber`} align="right" disableSort />
      <Col
        source="offeredAmount"
        label={`${fields}.offeredAmount`}
        field={MoneyField}
        align="right"
        disableSort
      />
      <Col source="ready" label={`${fields}.ready`} field={ReadyField} disableSort />
      <Col source="createdAt" label={`${fields}.createdAt`} field={DayField} />
    </RecordTable>
  );
}

function OwnerCards() {
  const translate = useTranslate();
  return (
    <RecordCards<OwnerRecord>>
      {({ legalName, taxId }) => (
        <RecordCard title={legalName} chip={<ReadyField />}>
          <Typography variant="body2" color="textSecondary">
            {taxId}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`${fields}.offeredAmount`)}: <MoneyField source="offeredAmount" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function OwnerList() {
  return (
    <ListPage
      title={`${words}.title`}
      actions={<CreateLink label={`${words}.create`} />}
      filters={filters}
      sort={{ field: 'legalName', order: 'ASC' }}
      sortable={['legalName', 'createdAt', 'country']}
      table={<OwnerTable />}
      cards={<OwnerCards />}
      empty={
        <NothingYet
          icon={<OwnerIcon />}
          title={`${words}.empty`}
          text={`${words}.emptyHint`}
          create={`${words}.create`}
        />
      }
    />
  );
}
