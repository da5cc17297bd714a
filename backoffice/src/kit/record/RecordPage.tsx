import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, useRecordContext } from 'react-admin';
import { ActivitySection } from '../activity/ActivitySection.tsx';
import type { Saved } from '../form/use-save-record.ts';
import { LoadedEdit } from './LoadedEdit.tsx';
import { RecordLoading } from './RecordLoading.tsx';

function Content<R extends Saved>({ children }: { children: (record: R) => ReactNode }) {
  const record = useRecordContext<R>();
  return record ? children(record) : <RecordLoading />;
}

interface RecordPageProps<R> {
  /** The subject type in the audit trail. */
  subjectType: string;
  children: (record: R) => ReactNode;
}

export function RecordPage<R extends Saved>({ subjectType, children }: RecordPageProps<R>) {
  return (
    <EditBase loading={<RecordLoading />} queryOptions={{ onError: () => {} }}>
      <LoadedEdit>
        {/* As wide as the form, so that the heading's buttons align with the form. */}
        <Box sx={{ maxWidth: 1080 }}>
          <Content<R>>{children}</Content>
          <ActivitySection subjectType={subjectType} />
        </Box>
      </LoadedEdit>
    </EditBase>
  );
}
