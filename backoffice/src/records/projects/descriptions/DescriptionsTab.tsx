import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { NullableBooleanInput } from 'react-admin';
import type { DescriptionRecord } from '../../../api/record-types/project-record.ts';
import { ContentsList, type Words } from '../contents/ContentsList.tsx';
import { Chapters } from './Chapters.tsx';
import { DescriptionDialog } from './DescriptionDialog.tsx';

const words: Words = {
  add: 'project.backoffice.descriptions.add',
  empty: 'project.backoffice.descriptions.empty',
  emptyHint: 'project.backoffice.descriptions.emptyHint',
};

const filters = [
  <NullableBooleanInput
    key="translated"
    source="translated"
    label="project.backoffice.descriptions.translated"
  />,
];

export default function DescriptionsTab() {
  return (
    <ContentsList<DescriptionRecord>
      resource="project-descriptions"
      sort={{ field: 'orderIndex', order: 'ASC' }}
      sortable={['orderIndex', 'title']}
      perPage={25}
      filters={filters}
      cards={<Chapters />}
      icon={<ArticleIcon />}
      words={words}
      form={DescriptionDialog}
    />
  );
}
