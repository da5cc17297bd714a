import ProjectTypeIcon from '@mui/icons-material/CategoryOutlined';
import { Typography } from '@mui/material';
import { DataTable, TextInput, useCreatePath } from 'react-admin';
import type { ProjectTypeRecord } from '../../api/record-types/project-type-record.ts';
import { PictureField } from '../../kit/fields/PictureField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { longTable } from '../../kit/list/long-table.ts';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useRowPage } from '../../kit/list/use-row-page.ts';

const { Col } = DataTable<ProjectTypeRecord>;

const filters = [<TextInput key="name" source="name" label="fields.projectTypes.name" alwaysOn resettable />];

function Table() {
  const rowPage = useRowPage();
  return (
    <RecordTable<ProjectTypeRecord> rowClick={rowPage} sx={longTable} hiddenColumns={['descriptionEn']}>
      <Col source="imageUrl" label="project.backoffice.types.image" disableSort>
        <PictureField source="imageUrl" width={64} height={40} />
      </Col>
      <Col source="name" label="fields.projectTypes.name">
        <RecordLinkField source="name" type={rowPage} />
      </Col>
      <Col source="nameEn" label="fields.projectTypes.nameEn" />
      <Col source="description" label="fields.projectTypes.description" disableSort />
      <Col source="descriptionEn" label="fields.projectTypes.descriptionEn" disableSort />
    </RecordTable>
  );
}

function Cards() {
  const createPath = useCreatePath();
  const type = useRowPage();
  return (
    <RecordCards<ProjectTypeRecord>>
      {({ id, name, description }) => (
        <RecordCard
          title={name}
          chip={<PictureField source="imageUrl" width={64} height={40} />}
          to={createPath({ resource: 'config/project-types', type, id })}
        >
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function ProjectTypeList() {
  return (
    <ListPage
      title="project.backoffice.types.title"
      actions={<CreateLink label="project.backoffice.types.create" />}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      sortable={['name']}
      empty={
        <NothingYet
          icon={<ProjectTypeIcon />}
          title="project.backoffice.types.empty"
          text="project.backoffice.types.emptyHint"
          create="project.backoffice.types.create"
        />
      }
      table={<Table />}
      cards={<Cards />}
    />
  );
}
