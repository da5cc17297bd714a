import DocumentTypeIcon from '@mui/icons-material/FolderOutlined';
import { Typography } from '@mui/material';
import type { DocumentType } from '@semilla/contract';
import { DataTable, TextInput, useCreatePath } from 'react-admin';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { longTable } from '../../kit/list/long-table.ts';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useRowPage } from '../../kit/list/use-row-page.ts';

type Row = DocumentType & { id: string };
const resource = 'config/document-types';
const { Col } = DataTable<Row>;

const filters = [
  <TextInput key="name" source="name" label="fields.documentTypes.name" alwaysOn resettable />,
];

function Table() {
  const rowPage = useRowPage();
  return (
    <RecordTable<Row> rowClick={rowPage} sx={longTable} hiddenColumns={['descriptionEn']}>
      <Col source="name" label="fields.documentTypes.name">
        <RecordLinkField source="name" type={rowPage} />
      </Col>
      <Col source="nameEn" label="fields.documentTypes.nameEn" />
      <Col source="description" label="fields.documentTypes.description" disableSort />
      <Col source="descriptionEn" label="fields.documentTypes.descriptionEn" disableSort />
    </RecordTable>
  );
}

function Cards() {
  const createPath = useCreatePath();
  const type = useRowPage();
  return (
    <RecordCards<Row>>
      {({ id, name, description }) => (
        <RecordCard title={name} to={createPath({ resource, type, id })}>
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function DocumentTypeList() {
  return (
    <ListPage
      title="misc.backoffice.documentTypes.title"
      actions={<CreateLink label="misc.backoffice.documentTypes.create" />}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      sortable={['name']}
      empty={
        <NothingYet
          icon={<DocumentTypeIcon />}
          title="misc.backoffice.documentTypes.empty"
          text="misc.backoffice.documentTypes.emptyHint"
          create="misc.backoffice.documentTypes.create"
        />
      }
      table={<Table />}
      cards={<Cards />}
    />
  );
}
