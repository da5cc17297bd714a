import ImageIcon from '@mui/icons-material/ImageOutlined';
import { mediaKinds, takeMax } from '@semilla/contract';
import { SelectInput } from 'react-admin';
import type { MediaRecord } from '../../../api/record-types/project-record.ts';
import { ContentsList, type Words } from '../contents/ContentsList.tsx';
import { Gallery } from './Gallery.tsx';
import { MediaDialog } from './MediaDialog.tsx';

const words: Words = {
  add: 'project.backoffice.multimedia.add',
  empty: 'project.backoffice.multimedia.empty',
  emptyHint: 'project.backoffice.multimedia.emptyHint',
};

const kinds = mediaKinds.map((id) => ({ id, name: `project.mediaKinds.${id}` }));
const filters = [
  <SelectInput key="kind" source="kind" label="fields.projectMediaFiles.kind" choices={kinds} />,
];

export default function MultimediaTab() {
  return (
    <ContentsList<MediaRecord>
      resource="project-media-files"
      sort={{ field: 'order', order: 'ASC' }}
      sortable={['order', 'createdAt', 'description']}
      // All items are on one page, because an item can be dragged only to a visible position.
      perPage={takeMax}
      filters={filters}
      cards={<Gallery />}
      icon={<ImageIcon />}
      words={words}
      form={MediaDialog}
    />
  );
}
