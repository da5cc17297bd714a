import Link from '@mui/material/Link';
import { DataTable, EditButton, LinkBase, ListNoResults, useCreatePath, useRecordContext } from 'react-admin';
import { CountryField } from '../fields/CountryField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { PhaseField } from '../fields/PhaseField.tsx';
import { ProgressField } from '../fields/ProgressField.tsx';
import { MayEditProject } from './MayEditProject.tsx';
import { ProjectTypeField } from './ProjectTypeField.tsx';
import type { ProjectRecord } from './project-record.ts';

const { Col } = DataTable<ProjectRecord>;
const hiddenAtFirst = ['url', 'projectType', 'amountInvested', 'minimumInvestment', 'dateStart', 'startedAt', 'createdAt'];
const oneLine = { whiteSpace: 'nowrap' } as const;

export function ProjectName() {
  const record = useRecordContext<ProjectRecord>();
  const createPath = useCreatePath();
  if (!record) return null;
  const to = createPath({ resource: 'project', type: 'show', id: record.id });
  return (
    <Link component={LinkBase} to={to} color="text.primary" sx={{ fontWeight: 'medium' }}>
      {record.name}
    </Link>
  );
}

/** Sources are the columns that the API sorts by. */
export function ProjectTable() {
  return (
    <DataTable<ProjectRecord>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={hiddenAtFirst}
      empty={<ListNoResults />}
    >
      <Col source="name" label="project.fields.name" field={ProjectName} />
      <Col source="phase" label="project.fields.phase">
        <PhaseField source="phaseName" />
      </Col>
      <Col source="projectType" label="project.fields.projectType" field={ProjectTypeField} disableSort />
      <Col source="country" label="project.fields.country" field={CountryField} />
      <Col source="url" label="project.fields.url" />
      <Col source="financingAmount" label="project.fields.financingAmount" field={MoneyField} align="right" sx={oneLine} />
      <Col source="amountInvested" label="project.fields.amountInvested" field={MoneyField} align="right" sx={oneLine} />
      <Col source="percentageInvested" label="project.fields.percentageInvested" field={ProgressField} />
      <Col
        source="targetProfitability"
        label="project.fields.targetProfitability"
        field={PercentField}
        align="right"
        sx={oneLine}
      />
      <Col
        source="minimumInvestment"
        label="project.fields.minimumInvestment"
        field={MoneyField}
        align="right"
        sx={oneLine}
      />
      <Col source="projectDuration" label="project.fields.projectDuration" align="right" />
      <Col source="dateStart" label="project.fields.dateStart" field={DayField} />
      <Col source="dateEnd" label="project.fields.dateEnd" field={DayField} />
      <Col source="startedAt" label="project.fields.startedAt" field={DayField} />
      <Col source="createdAt" label="project.fields.createdAt" field={DayField} />
      <Col source="edit" label="ra.action.edit" disableSort align="right">
        <MayEditProject>
          <EditButton />
        </MayEditProject>
      </Col>
    </DataTable>
  );
}
