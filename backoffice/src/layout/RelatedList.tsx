import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { Message } from './Message.tsx';

// Whoever waits is told at once, and tries again by hand.
const onlyOnce = { retry: false };

interface RelatedListProps extends Pick<ListFrameProps, 'sort' | 'sortable' | 'table' | 'cards' | 'perPage'> {
  resource: string;
  /** What of theirs names the record at hand. */
  target: string;
  icon: ReactNode;
  empty: string;
  emptyHint: string;
  /** What it can be narrowed by. */
  filters?: ReactElement[];
  /** What can be done with the whole: add one, see all. */
  actions?: ReactNode;
}

/** A tab of a record: what belongs to it, with all that lists have; its columns are the same whosever they are. */
export function RelatedList({
  resource,
  target,
  icon,
  empty,
  emptyHint,
  filters = [],
  actions,
  perPage = 10,
  ...list
}: RelatedListProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      {/* Not within the list, whose parts change places once it is loaded: a dialog that is open stays open. */}
      {actions && <Box sx={{ mt: 1 }}>{actions}</Box>}
      <ListFrame
        {...list}
        // What may be seen of it, the tab around it has said.
        disableAuthentication
        resource={resource}
        storeKey={`${resource}.of.${record.id}`}
        columnsKey={`${resource}.of`}
        filter={{ [target]: record.id }}
        perPage={perPage}
        queryOptions={onlyOnce}
        filters={filters}
        empty={<Message icon={icon} title={translate(empty)} text={translate(emptyHint)} />}
      />
    </>
  );
}
