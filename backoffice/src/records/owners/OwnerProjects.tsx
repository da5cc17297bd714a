import ProjectIcon from '@mui/icons-material/HomeWorkOutlined';
import { Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { PhaseField } from '../../kit/fields/PhaseField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../kit/list/RelatedList.tsx';

const { Col } = DataTable<ProjectRecord>;

function ProjectTable() {
  return (
    <RecordTable<ProjectRecord> rowClick="show">
      <Col source="name" label="fields.projects.name" field={RecordLinkField} />
      <Col source="phaseName" label="fields.projects.phaseName" field={PhaseField} />
      <Col
        source="financingAmount"
        label="fields.projects.financingAmount"
        field={MoneyField}
        align="right"
      />
      <Col source="amountInvested" label="fields.projects.amountInvested" field={MoneyField} align="right" />
      <Col source="createdAt" label="fields.projects.createdAt" field={DayField} />
    </RecordTable>
  );
}

/** The projects that the owner promotes, and those whose guarantees it holds. */
export default function OwnerProjects() {
  const translate = useTranslate();
  return (
    <RelatedList
      resource="project"
      target="ownerId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'name']}
      table={<ProjectTable />}
      cards={
        <RecordCards<ProjectRecord>>
          {({ name }) => (
            <RecordCard title={name} chip={<PhaseField source="phaseName" />}>
              <Typography variant="body2" color="textSecondary">
                {translate('fields.projects.financingAmount')}: <MoneyField source="financingAmount" />
              </Typography>
            </RecordCard>
          )}
        </RecordCards>
      }
      icon={<ProjectIcon />}
      empty="project.backoffice.owners.noProjects"
      emptyHint="project.backoffice.owners.noProjectsHint"
    />
  );
}
