import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Typography } from '@mui/material';
import { timelineKinds } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { SelectInput } from 'react-admin';
import type { TimelineRecord } from '../../../api/record-types/project-record.ts';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { ContentsList, type Words } from '../contents/ContentsList.tsx';
import { EntryButtons, EntryTextField, EntryTitleField } from './EntryFields.tsx';
import { MilestoneDialog } from './MilestoneDialog.tsx';
import { TimelineTable } from './TimelineTable.tsx';

function Entry({ record }: { record: TimelineRecord }) {
  return (
    <RowCard
      title={<EntryTitleField />}
      details={
        <>
          <time dateTime={record.happenedAt}>{formatDateTime(record.happenedAt)}</time>
          <Typography variant="body2" color="textPrimary" sx={{ whiteSpace: 'pre-line' }}>
            <EntryTextField />
          </Typography>
        </>
      }
    >
      <EntryButtons />
    </RowCard>
  );
}

const words: Words = {
  add: 'project.backoffice.timeline.add',
  empty: 'project.backoffice.timeline.empty',
  emptyHint: 'project.backoffice.timeline.emptyHint',
};

const kinds = timelineKinds.map((id) => ({ id, name: `project.timelineKinds.${id}` }));
const filters = [
  <SelectInput key="kind" source="kind" label="fields.projectTimeline.kind" choices={kinds} />,
];

export default function TimelineTab() {
  return (
    <ContentsList<TimelineRecord>
      resource="project-timeline"
      sort={{ field: 'happenedAt', order: 'DESC' }}
      sortable={['happenedAt']}
      filters={filters}
      table={<TimelineTable />}
      cards={<RecordCards<TimelineRecord>>{(record) => <Entry record={record} />}</RecordCards>}
      icon={<FlagIcon />}
      words={words}
      form={MilestoneDialog}
    />
  );
}
