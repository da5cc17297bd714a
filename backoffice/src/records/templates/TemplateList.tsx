import TemplateIcon from '@mui/icons-material/StickyNote2Outlined';
import { Typography } from '@mui/material';
import { DataTable, TextInput, useCreatePath } from 'react-admin';
import type { TemplateRecord } from '../../api/record-types/template-record.ts';
import { OpeningField } from '../../kit/fields/OpeningField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { longTable } from '../../kit/list/long-table.ts';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useRowPage } from '../../kit/list/use-row-page.ts';

const { Col } = DataTable<TemplateRecord>;

const filters = [<TextInput key="name" source="name" label="fields.templates.name" alwaysOn resettable />];

function Table() {
  const rowPage = useRowPage();
  return (
    <RecordTable<TemplateRecord> rowClick={rowPage} sx={longTable}>
      <Col source="name" label="fields.templates.name">
        <RecordLinkField source="name" type={rowPage} />
      </Col>
      <Col source="nameEn" label="fields.templates.nameEn" />
      <Col source="description" label="fields.templates.description" disableSort>
        <OpeningField source="description" />
      </Col>
    </RecordTable>
  );
}

function Cards() {
  const createPath = useCreatePath();
  const type = useRowPage();
  return (
    <RecordCards<TemplateRecord>>
      {({ id, name }) => (
        <RecordCard
          title={name}
          to={createPath({ resource: 'config/template-description-project', type, id })}
        >
          <Typography variant="body2" color="textSecondary" component="div">
            <OpeningField source="description" />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function TemplateList() {
  return (
    <ListPage
      title="project.backoffice.templates.title"
      actions={<CreateLink label="project.backoffice.templates.create" />}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      sortable={['name']}
      empty={
        <NothingYet
          icon={<TemplateIcon />}
          title="project.backoffice.templates.empty"
          text="project.backoffice.templates.emptyHint"
          create="project.backoffice.templates.create"
        />
      }
      table={<Table />}
      cards={<Cards />}
    />
  );
}
