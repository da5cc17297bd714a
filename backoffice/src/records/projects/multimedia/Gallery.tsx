import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { MediaRecord } from '../../../api/record-types/project-record.ts';
import { EditInPlace } from '../../../kit/form/in-place/EditInPlace.tsx';
import { NothingFound } from '../../../kit/list/NothingFound.tsx';
import { ArrangeHint } from '../contents/ArrangeHint.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import { useEditInPlace } from '../contents/use-edit-in-place.ts';
import { type Place, usePlaces } from '../contents/use-places.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { useDragging } from './use-dragging.ts';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
};
const placeholders = ['first', 'second', 'third'];

interface MediaCardProps {
  record: MediaRecord;
  row: number;
  place: Place | undefined;
  dragging: ReturnType<typeof useDragging>;
}

function MediaCard({ record, row, place, dragging }: MediaCardProps) {
  const edit = useEditInPlace<MediaRecord>();
  return (
    <Card
      component="li"
      {...(place && dragging.propsOf(row))}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        cursor: place && 'grab',
        outline: dragging.isTarget(row) ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
      }}
    >
      <MediaPreview record={record} />
      <Box sx={{ p: 1.5, flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography component="div" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          <EditInPlace
            resource="project-media-files"
            source="description"
            label="fields.projectMediaFiles.description"
            value={record.description}
            onSave={edit && ((description) => edit(record, { description }))}
          />
        </Typography>
        <ItemButtons record={record} name={record.description} place={place} flow="row" />
      </Box>
    </Card>
  );
}

/** The first picture or video is the project's cover. */
export function Gallery() {
  const { data = [], isPending } = useListContext<MediaRecord>();
  const placeOf = usePlaces<MediaRecord>('order');
  const dragging = useDragging((from, to) => {
    const [moved, target] = [data[from], data[to]];
    if (moved && target) placeOf?.(moved, from).move(placeOf(target, to).index);
  });
  if (isPending) {
    return (
      <Box sx={grid} aria-busy="true">
        {placeholders.map((key) => (
          <Skeleton key={key} variant="rounded" height={260} />
        ))}
      </Box>
    );
  }
  if (!data.length) return <NothingFound />;
  return (
    <>
      <ArrangeHint canArrange={Boolean(placeOf)} how="project.backoffice.multimedia.dragHint" />
      <Box component="ol" sx={grid}>
        {data.map((record, row) => (
          <MediaCard
            key={record.id}
            record={record}
            row={row}
            place={placeOf?.(record, row)}
            dragging={dragging}
          />
        ))}
      </Box>
    </>
  );
}
