import CannedAnswerIcon from '@mui/icons-material/QuickreplyOutlined';
import { Typography } from '@mui/material';
import { DataTable, TextInput, useCreatePath } from 'react-admin';
import type { CannedAnswerRecord } from '../../api/record-types/canned-answer-record.ts';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { CreateLink } from '../../kit/list/CreateLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { longTable } from '../../kit/list/long-table.ts';
import { NothingYet } from '../../kit/list/NothingYet.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useRowPage } from '../../kit/list/use-row-page.ts';

const { Col } = DataTable<CannedAnswerRecord>;

const filters = [
  <TextInput key="title" source="title" label="fields.cannedAnswers.title" alwaysOn resettable />,
];

function Table() {
  const rowPage = useRowPage();
  return (
    <RecordTable<CannedAnswerRecord> rowClick={rowPage} sx={longTable}>
      <Col source="title" label="fields.cannedAnswers.title">
        <RecordLinkField source="title" type={rowPage} />
      </Col>
      <Col source="text" label="fields.cannedAnswers.text" disableSort />
      <Col source="textEn" label="fields.cannedAnswers.textEn" disableSort />
    </RecordTable>
  );
}

function Cards() {
  const createPath = useCreatePath();
  const type = useRowPage();
  return (
    <RecordCards<CannedAnswerRecord>>
      {({ id, title, text }) => (
        <RecordCard title={title} to={createPath({ resource: 'config/canned-answers', type, id })}>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

export default function CannedAnswerList() {
  return (
    <ListPage
      title="support.backoffice.canned.title"
      actions={<CreateLink label="support.backoffice.canned.create" />}
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      sortable={['title']}
      empty={
        <NothingYet
          icon={<CannedAnswerIcon />}
          title="support.backoffice.canned.empty"
          text="support.backoffice.canned.emptyHint"
          create="support.backoffice.canned.create"
        />
      }
      table={<Table />}
      cards={<Cards />}
    />
  );
}
