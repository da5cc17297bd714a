import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ContentsPanel, type ItemActs, type Words } from '../contents/ContentsPanel.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { MediaRecord } from '../project-record.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { MediaPreview } from './MediaPreview.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
};

interface MediaCardProps {
  record: MediaRecord;
  index: number;
  count: number;
  acts: ItemActs<MediaRecord> | undefined;
}

function MediaCard({ record, index, count, acts }: MediaCardProps) {
  const move = (to: number) => acts?.change(record, { order: to });
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
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

export default function MultimediaTab() {
  return (
    <ContentsPanel<MediaRecord>
      resource="project-media-files"
      sort={{ field: 'order', order: 'ASC' }}
      icon={<ImageIcon />}
      words={words}
      form={MediaDialog}
    >
      {(records, acts) => (
        <Box sx={grid}>
          {records.map((record, index) => (
            <MediaCard key={record.id} record={record} index={index} count={records.length} acts={acts} />
          ))}
        </Box>
      )}
    </ContentsPanel>
  );
}
