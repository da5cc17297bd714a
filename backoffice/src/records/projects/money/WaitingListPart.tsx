import { Typography } from '@mui/material';
import { type WaitingPlace, type WaitingPlaceState, waitingPlaceStates } from '@semilla/contract';
import { DataTable, SelectInput, useFieldValue, useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { CustomerField } from '../../../kit/fields/CustomerField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { YesNoField } from '../../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../../kit/fields/TranslatedField.tsx';
import { CustomerInput } from '../../../kit/inputs/CustomerInput.tsx';
import { RecordCard, RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ListOfProject } from './ListOfProject.tsx';

type PlaceRecord = WaitingPlace & { id: string };

const { Col } = DataTable<PlaceRecord>;
const fields = 'fields.waitingPlaces';
const colours: Record<WaitingPlaceState, ChipColour> = {
  waiting: 'sun',
  invested: 'green',
  left: 'grey',
  missed: 'red',
  ended: 'grey',
};

function StateField({ source }: { source: string }) {
  const state: WaitingPlaceState | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`project.waitingStates.${state}`)} colour={colours[state]} />
  ) : null;
}

function RefusalField() {
  return <TranslatedField source="refusal" words="project.waitingRefusals" />;
}

const states = waitingPlaceStates.map((id) => ({ id, name: `project.waitingStates.${id}` }));
const filters = [
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <CustomerInput key="userId" source="userId" label={`${fields}.userName`} />,
];

function PlaceTable() {
  return (
    <RecordTable<PlaceRecord> rowClick={false} hiddenColumns={['refusal']}>
      <Col source="position" label={`${fields}.position`} align="right" disableSort />
      <Col source="createdAt" label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="userName" label={`${fields}.userName`} field={CustomerField} />
      <Col source="amount" label={`${fields}.amount`} field={MoneyField} align="right" />
      <Col source="state" label={`${fields}.state`} field={StateField} />
      <Col source="needsConfirmation" label={`${fields}.needsConfirmation`} field={YesNoField} disableSort />
      <Col
        source="investedAmount"
        label={`${fields}.investedAmount`}
        field={MoneyField}
        align="right"
        disableSort
      />
      <Col source="decidedAt" label={`${fields}.decidedAt`} disableSort>
        <DayField source="decidedAt" hasTime />
      </Col>
      <Col source="refusal" label={`${fields}.refusal`} field={RefusalField} disableSort />
    </RecordTable>
  );
}

function PlaceCards() {
  return (
    <RecordCards<PlaceRecord>>
      {({ userId, userName, position }) => (
        <RecordCard
          title={position === null ? userName : `${position}. ${userName}`}
          to={`/customer/${userId}`}
          chip={<StateField source="state" />}
        >
          <Typography variant="body2" color="textSecondary">
            <MoneyField source="amount" /> · <DayField source="createdAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

/** Users who wait for room in the project, in order of arrival. */
export function WaitingListPart() {
  return (
    <ListOfProject
      part="waiting-places"
      resource="waiting-places"
      isOldestFirst
      filters={filters}
      table={<PlaceTable />}
      cards={<PlaceCards />}
    />
  );
}
