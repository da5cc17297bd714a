import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BulkActRecord } from '../../api/record-types/bulk-act-record.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { BulkActButtons } from './BulkActButtons.tsx';
import { BulkActFacts } from './BulkActFacts.tsx';
import { BulkActProgress } from './BulkActProgress.tsx';
import { BulkActRows } from './BulkActRows.tsx';
import { BulkActStateField } from './BulkActStateField.tsx';
import { useActName } from './use-act-name.ts';

const pollMs = 2_000;

function Content() {
  const record = useRecordContext<BulkActRecord>();
  const translate = useTranslate();
  const nameOf = useActName();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={nameOf(record)}
        trail={[{ label: translate('overview.bulk.title'), to: '/bulk-acts/' }]}
        beside={<BulkActStateField />}
        actions={<BulkActButtons record={record} />}
      />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <BulkActProgress record={record} />
        <BulkActFacts record={record} />
      </Box>
      <BulkActRows key={record.id} of={record.resource} />
    </>
  );
}

/** A bulk act: its progress, its rows, and the buttons to stop and undo it. */
export default function BulkActShow() {
  return (
    <ShownRecord<BulkActRecord>
      subjectType="bulk-act"
      // Live news usually come first; a browser without them still follows the progress.
      queryOptions={{ refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false) }}
    >
      <Content />
    </ShownRecord>
  );
}
