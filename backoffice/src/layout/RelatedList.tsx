import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  Pagination,
  type RaRecord,
  RecordContextProvider,
  ReferenceManyField,
  ResourceContextProvider,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'react-admin';
import { ListFailure } from './ListFailure.tsx';
import { Message } from './Message.tsx';

const pageSizes = [10, 25, 50];

// Whoever waits is told at once, and tries again by hand.
const onlyOnce = { retry: false };

interface RelatedListProps<R> {
  resource: string;
  /** What of theirs names the record at hand. */
  target: string;
  sort: SortPayload;
  icon: ReactNode;
  empty: string;
  emptyHint: string;
  /** What can be done with the whole: add one, see all. */
  actions?: ReactNode;
  children: (record: R) => ReactNode;
}

type RowsProps<R> = Pick<RelatedListProps<R>, 'icon' | 'empty' | 'emptyHint' | 'children'>;

function Rows<R extends RaRecord>({ icon, empty, emptyHint, children }: RowsProps<R>) {
  const { data, error, isPending } = useListContext<R>();
  const translate = useTranslate();
  if (isPending) return <Skeleton variant="rounded" height={220} />;
  if (error) return <ListFailure />;
  if (!data.length) return <Message icon={icon} title={translate(empty)} text={translate(emptyHint)} />;
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>{children(record)}</li>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

function Pages() {
  const { total = 0 } = useListContext();
  return total > (pageSizes[0] ?? 0) ? <Pagination rowsPerPageOptions={pageSizes} /> : null;
}

/** A tab of a record: what belongs to it, a card for each, page by page. */
export function RelatedList<R extends RaRecord>({
  resource,
  target,
  sort,
  actions,
  ...rows
}: RelatedListProps<R>) {
  return (
    <ResourceContextProvider value={resource}>
      <Stack sx={{ gap: 2 }}>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
        <ReferenceManyField
          reference={resource}
          target={target}
          sort={sort}
          perPage={10}
          queryOptions={onlyOnce}
          pagination={<Pages />}
        >
          <Rows<R> {...rows} />
        </ReferenceManyField>
      </Stack>
    </ResourceContextProvider>
  );
}
