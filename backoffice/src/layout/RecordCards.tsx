import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
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
// A long chip stands below rather than squeeze the title into a column of single words.
const titleAndChip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  justifyContent: 'space-between',
};
const waiting = ['first', 'second', 'third', 'fourth'];

interface RecordCardProps {
  title: ReactNode;
  /** In the corner: a state, a phase. */
  chip?: ReactNode;
  /** Where it leads, where that is not the page of the record. */
  to?: string;
  children?: ReactNode;
}

/** A record of a list on a phone, which opens it. */
export function RecordCard({ title, chip, to, children }: RecordCardProps) {
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
    </Card>
  );
}

/** The shape of a list on a phone while it loads. */
export function CardsLoading() {
  return (
    <Box sx={column} aria-busy="true">
      {waiting.map((key) => (
        <Skeleton key={key} variant="rounded" height={122} />
      ))}
    </Box>
  );
}

/** A list on a phone: one card for each record, which stands in its context. */
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
