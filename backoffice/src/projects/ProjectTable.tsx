import EditIcon from '@mui/icons-material/EditOutlined';
import ContinueIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import IconButton from '@mui/material/IconButton';
import { DataTable, LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { CountryField } from '../fields/CountryField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { ManagerField } from '../fields/ManagerField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { PhaseField } from '../fields/PhaseField.tsx';
import { ProgressField } from '../fields/ProgressField.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';
import { onlyHere } from '../layout/record-table.ts';
import { useMayEditProject } from './MayEditProject.tsx';
import { ProjectTypeField } from './ProjectTypeField.tsx';
import type { ProjectRecord } from './project-record.ts';

const { Col } = DataTable<ProjectRecord>;
const hiddenAtFirst = [
  'url',
  'projectType',
  'country',
  'managerId',
  'amountInvested',
  'minimumInvestment',
  'dateStart',
  'startedAt',
  'createdAt',
];
function EditLink() {
  const record = useRecordContext<ProjectRecord>();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const mayEdit = useMayEditProject();
  if (!record || !mayEdit) return null;
  return (
    <>
      {record.phaseName === 'Draft' && (
        <IconButton
          size="small"
          component={LinkBase}
          to={`/project/new/${record.id}`}
          aria-label={translate('project.backoffice.create.continueWith', { name: record.name })}
          title={translate('project.backoffice.create.continue')}
          onClick={onlyHere}
        >
          <ContinueIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        component={LinkBase}
        to={createPath({ resource: 'project', type: 'edit', id: record.id })}
        aria-label={translate('project.backoffice.edit.title', { name: record.name })}
        onClick={onlyHere}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </>
  );
}

/** Sources are the columns that the API sorts by. */
export function ProjectTable() {
  return (
    <RecordTable<ProjectRecord> rowClick="show" hiddenColumns={hiddenAtFirst}>
      <Col source="name" label="fields.projects.name" field={RecordLink} />
      <Col source="phase" label="fields.projects.phaseName">
        <PhaseField source="phaseName" />
      </Col>
      <Col
        source="projectType"
        label="fields.projects.projectTypeName"
        field={ProjectTypeField}
        disableSort
      />
      <Col source="country" label="fields.projects.country" field={CountryField} />
      <Col source="managerId" label="fields.projects.managerName" field={ManagerField} disableSort />
      <Col source="url" label="fields.projects.url" />
      <Col
        source="financingAmount"
        label="fields.projects.financingAmount"
        field={MoneyField}
        align="right"
      />
      <Col source="amountInvested" label="fields.projects.amountInvested" field={MoneyField} align="right" />
      <Col source="percentageInvested" label="fields.projects.percentageInvested" field={ProgressField} />
      <Col
        source="targetProfitability"
        label="fields.projects.targetProfitability"
        field={PercentField}
        align="right"
      />
      <Col
        source="minimumInvestment"
        label="fields.projects.minimumInvestment"
        field={MoneyField}
        align="right"
      />
      <Col source="projectDuration" label="fields.projects.projectDuration" align="right" />
      <Col source="dateStart" label="fields.projects.dateStart" field={DayField} />
      <Col source="dateEnd" label="fields.projects.dateEnd" field={DayField} />
      <Col source="startedAt" label="fields.projects.startedAt" field={DayField} />
      <Col source="createdAt" label="fields.projects.createdAt" field={DayField} />
      <Col source="edit" label="ra.action.edit" disableSort align="right" field={EditLink} />
    </RecordTable>
  );
}
