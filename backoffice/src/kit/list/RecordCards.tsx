import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { NothingFound } from './NothingFound.tsx';

const column = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, mt: 0.5, p: 0 };
// A long chip wraps below the title instead of squeezing it.
const titleAndChip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  justifyContent: 'space-between',
};
const placeholders = ['first', 'second', 'third', 'fourth'];

interface RecordCardProps {
  title: ReactNode;
  /** Shown in the corner: a state, a phase. */
  chip?: ReactNode;
  /** The link of the card. The record's page by default. */
  to?: string;
  children?: ReactNode;
  /** Content with its own buttons, which must be outside the link. */
  below?: ReactNode;
}

/** A record as a card that links to its page. */
export function RecordCard({ title, chip, to, children, below }: RecordCardProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={to ?? createPath({ resource, type: 'show', id: record?.id })}
        sx={{ p: 2, display: 'grid', gap: 1, justifyContent: 'stretch' }}
      >
        <Box sx={titleAndChip}>
          <Typography variant="h3" component="h2" sx={{ flex: '1 1 11rem', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {chip}
        </Box>
        {children}
      </CardActionArea>
      {below && <Box sx={{ px: 2, pb: 2 }}>{below}</Box>}
    </Card>
  );
}

/** Placeholder for cards while they load. */
export function CardsLoading() {
  return (
    <Box sx={column} aria-busy="true">
      {placeholders.map((key) => (
        <Skeleton key={key} variant="rounded" height={122} />
      ))}
    </Box>
  );
}

/** A list on a phone: a card per record, in the record's context. */
export function RecordCards<R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) {
  const { data, isPending } = useListContext<R>();
  if (isPending) return <CardsLoading />;
  if (!data?.length) return <NothingFound />;
  return (
    <Box component="ul" sx={column}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>{children(record)}</li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
