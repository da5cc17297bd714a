import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import {
  FilterForm,
  ListBase,
  ListNoResults,
  Pagination,
  type RaRecord,
  RecordContextProvider,
  type SortPayload,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { resourceNamed } from '../providers/resources.ts';
import { ExportLink } from './ExportLink.tsx';
import { ListFailure } from './ListFailure.tsx';
import { Message } from './Message.tsx';

const pageSizes = [10, 25, 50];

// Whoever waits is told at once, in the place of the list, and tries again by hand.
const onlyOnce = { retry: false, onError: () => {} };

interface RelatedListProps<R> {
  resource: string;
  /** What of theirs names the record at hand. */
  target: string;
  sort: SortPayload;
  icon: ReactNode;
  empty: string;
  emptyHint: string;
  /** What it can be narrowed by: inputs that are always there. */
  filters?: ReactElement[];
  /** What can be done with the whole: add one, see all. */
  actions?: ReactNode;
  children: (record: R) => ReactNode;
}

type RowsProps<R> = Pick<RelatedListProps<R>, 'icon' | 'empty' | 'emptyHint' | 'children'>;

function Rows<R extends RaRecord>({ icon, empty, emptyHint, children }: RowsProps<R>) {
  const { data, error, isPending, filterValues } = useListContext<R>();
  const translate = useTranslate();
  if (isPending) return <Skeleton variant="rounded" height={220} />;
  if (error) return <ListFailure />;
  if (!data.length && Object.keys(filterValues).length) return <ListNoResults />;
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

function Tools({ filters = [], actions }: Pick<RelatedListProps<RaRecord>, 'filters' | 'actions'>) {
  const { resource, total, filterValues } = useListContext();
  // There is nothing to narrow.
  const isBare = total === 0 && !Object.keys(filterValues).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      {actions}
      {filters.length > 0 && !isBare && <FilterForm filters={filters} />}
      {resourceNamed(resource).export && (
        <Box sx={{ ml: 'auto' }}>
          <ExportLink />
        </Box>
      )}
    </Box>
  );
}

/** A tab of a record: what belongs to it, a card for each; its filters and its page are in the address. */
export function RelatedList<R extends RaRecord>({
  resource,
  target,
  sort,
  filters,
  actions,
  ...rows
}: RelatedListProps<R>) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <ListBase<R>
      // What may be seen of it, the tab around it has said.
      disableAuthentication
      resource={resource}
      storeKey={`${resource}.of.${record.id}`}
      filter={{ [target]: record.id }}
      sort={sort}
      perPage={10}
      queryOptions={onlyOnce}
    >
      <Stack sx={{ gap: 2 }}>
        <Tools filters={filters} actions={actions} />
        <Rows<R> {...rows} />
        <Pages />
      </Stack>
    </ListBase>
  );
}
