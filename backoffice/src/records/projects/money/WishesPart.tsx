import { Alert, Button, Stack, Typography } from '@mui/material';
import { platformNow } from '@semilla/client';
import { civilDateAt, type Wish, type WishState, wishStates } from '@semilla/contract';
import { formatDate, missing } from '@semilla/format';
import { DataTable, LinkBase, SelectInput, useFieldValue, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
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

type WishRecord = Wish & { id: string };

const { Col } = DataTable<WishRecord>;
const fields = 'fields.wishes';
const colours: Record<WishState, ChipColour> = {
  open: 'sun',
  invested: 'green',
  revoked: 'grey',
  missed: 'red',
  ended: 'grey',
};

function StateField({ source }: { source: string }) {
  const state: WishState | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return state ? (
    <ColourChip label={translate(`project.wishStates.${state}`)} colour={colours[state]} />
  ) : null;
}

function ReasonField() {
  return <TranslatedField source="reason" words="project.wishReasons" />;
}

/** Shows the deposit of an open wish only, because it is returned when the wish ends. */
function DepositField({ source }: { source: string }) {
  const record = useRecordContext<WishRecord>();
  return record?.state === 'open' ? <MoneyField source={source} /> : missing;
}

const states = wishStates.map((id) => ({ id, name: `project.wishStates.${id}` }));
const filters = [
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <CustomerInput key="userId" source="userId" label={`${fields}.userName`} />,
];

function WishTable() {
  return (
    <RecordTable<WishRecord> rowClick={false} hiddenColumns={['decidedAt', 'freeUntil', 'sheetVersion']}>
      <Col source="createdAt" label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Col>
      <Col source="userName" label={`${fields}.userName`} field={CustomerField} />
      <Col source="amount" label={`${fields}.amount`} field={MoneyField} align="right" />
      <Col source="deposit" label={`${fields}.deposit`} field={DepositField} align="right" disableSort />
      <Col source="state" label={`${fields}.state`} field={StateField} />
      <Col source="needsConfirmation" label={`${fields}.needsConfirmation`} field={YesNoField} disableSort />
      <Col source="freeUntil" label={`${fields}.freeUntil`} field={DayField} disableSort />
      <Col source="sheetVersion" label={`${fields}.sheetVersion`} disableSort />
      <Col
        source="allocatedAmount"
        label={`${fields}.allocatedAmount`}
        field={MoneyField}
        align="right"
        disableSort
      />
      <Col source="reason" label={`${fields}.reason`} field={ReasonField} disableSort />
      <Col source="decidedAt" label={`${fields}.decidedAt`} disableSort>
        <DayField source="decidedAt" hasTime />
      </Col>
    </RecordTable>
  );
}

function WishCards() {
  return (
    <RecordCards<WishRecord>>
      {({ userId, userName }) => (
        <RecordCard title={userName} to={`/customer/${userId}`} chip={<StateField source="state" />}>
          <Typography variant="body2" color="textSecondary">
            <MoneyField source="amount" /> · <DayField source="createdAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

const isBeforeItsEnd = ({ phaseName, preinvestorDateEnd: end }: ProjectRecord) =>
  phaseName === 'Preinvestment' && end !== null && end >= civilDateAt(platformNow());

/** The preinvestors of the project with their results, and a link to the allocation. */
export function WishesPart() {
  const project = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayAllocate = useMay('project', 'allocate') ?? false;
  const hasWishes = project !== undefined && project.wishNumber > 0;
  const isInWindow = hasWishes && isBeforeItsEnd(project);
  return (
    <Stack sx={{ gap: 2 }}>
      {mayAllocate && isInWindow && (
        <Alert severity="info">
          {translate('project.backoffice.money.allocation.afterWindow', {
            date: formatDate(project.preinvestorDateEnd),
          })}
        </Alert>
      )}
      {mayAllocate && hasWishes && !isInWindow && (
        <Button
          variant="contained"
          component={LinkBase}
          to={`/project/${project.id}/movements/wishes/allocation`}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('project.backoffice.money.allocation.see')}
        </Button>
      )}
      <ListOfProject
        part="wishes"
        resource="wishes"
        isOldestFirst
        filters={filters}
        table={<WishTable />}
        cards={<WishCards />}
      />
    </Stack>
  );
}
