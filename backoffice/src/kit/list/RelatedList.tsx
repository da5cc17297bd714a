import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Message } from '../page/Message.tsx';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';

// Failures are shown immediately, with a button to retry.
const noRetry = { retry: false };

interface RelatedListProps
  extends Pick<ListFrameProps, 'sort' | 'sortable' | 'table' | 'cards' | 'perPage' | 'totals'> {
  resource: string;
  /** The field of the related records that holds the current record's id. */
  target: string;
  icon: ReactNode;
  empty: string;
  emptyHint: string;
  filters?: ReactElement[];
  /** Buttons above the list: add one, see all. */
  actions?: ReactNode;
  /** The storage key of the column choice, for a table whose columns differ from other tables of the resource. */
  columnsKey?: string;
}

/** Lists the related records of a record in a tab. All records share the column choice. */
export function RelatedList({
  resource,
  target,
  icon,
  empty,
  emptyHint,
  filters = [],
  actions,
  perPage = 10,
  columnsKey = `${resource}.of`,
  ...list
}: RelatedListProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      {/* Outside the list, which remounts its parts after loading and would close an open dialog. */}
      {actions && <Box sx={{ mt: 1 }}>{actions}</Box>}
      <ListFrame
        {...list}
        // The surrounding tab has already checked the permission.
        disableAuthentication
        resource={resource}
        storeKey={`${resource}.of.${record.id}`}
        columnsKey={columnsKey}
        filter={{ [target]: record.id }}
        perPage={perPage}
        queryOptions={noRetry}
        filters={filters}
        empty={<Message icon={icon} title={translate(empty)} text={translate(emptyHint)} />}
      />
    </>
  );
}
