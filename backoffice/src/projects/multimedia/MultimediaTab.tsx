import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ContentsPanel, type ItemActs, type Words } from '../contents/ContentsPanel.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { MediaRecord } from '../project-record.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { MediaPreview } from './MediaPreview.tsx';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
};

interface MediaCardProps {
  record: MediaRecord;
  index: number;
  count: number;
  acts: ItemActs<MediaRecord> | undefined;
  dragging: ReturnType<typeof useDragging>;
}

/** Dragging one card to the place of another, besides the buttons that move it without a pointer. */
function useDragging(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  const propsOf = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setFrom(index);
    },
    onDragOver: (event: DragEvent) => {
      if (from === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== undefined && from !== index) onMove(from, index);
      end();
    },
    onDragEnd: end,
  });
  return { propsOf, isTarget: (index: number) => over === index && from !== index };
}

function MediaCard({ record, index, count, acts, dragging }: MediaCardProps) {
  const move = (to: number) => acts?.change(record, { order: to });
  return (
    <Card
      component="li"
      {...(acts && dragging.propsOf(index))}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        cursor: acts && 'grab',
        outline: dragging.isTarget(index) ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
      }}
    >
      <MediaPreview record={record} />
      <Box sx={{ p: 1.5, flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{record.description}</Typography>
        <ItemButtons record={record} name={record.description} acts={acts} place={{ index, count, move }} />
      </Box>
    </Card>
  );
}

const words: Words = {
  add: 'project.backoffice.multimedia.add',
  empty: 'project.backoffice.multimedia.empty',
  emptyHint: 'project.backoffice.multimedia.emptyHint',
  delete: 'project.backoffice.multimedia.delete',
};

interface GalleryProps {
  records: MediaRecord[];
  acts: ItemActs<MediaRecord> | undefined;
}

function Gallery({ records, acts }: GalleryProps) {
  const translate = useTranslate();
  const dragging = useDragging((from, to) => {
    const moved = records[from];
    if (moved) acts?.change(moved, { order: to });
  });
  return (
    <>
      {acts && records.length > 1 && (
        <Typography color="textSecondary">{translate('project.backoffice.multimedia.dragHint')}</Typography>
      )}
      <Box component="ol" sx={grid}>
        {records.map((record, index) => (
          <MediaCard
            key={record.id}
            record={record}
            index={index}
            count={records.length}
            acts={acts}
            dragging={dragging}
          />
        ))}
      </Box>
    </>
  );
}

export default function MultimediaTab() {
  return (
    <ContentsPanel<MediaRecord>
      resource="project-media-files"
      sort={{ field: 'order', order: 'ASC' }}
      icon={<ImageIcon />}
      words={words}
      form={MediaDialog}
    >
      {(records, acts) => <Gallery records={records} acts={acts} />}
    </ContentsPanel>
  );
}
