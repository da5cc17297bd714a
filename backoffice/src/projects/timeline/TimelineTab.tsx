import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@semilla/format';
import { useLocaleState } from 'react-admin';
import { PhaseChip } from '../../fields/PhaseField.tsx';
import { ContentsPanel, type ItemActs, type Words } from '../contents/ContentsPanel.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { TimelineRecord } from '../project-record.ts';
import { MilestoneDialog } from './MilestoneDialog.tsx';

interface EntryProps {
  record: TimelineRecord;
  acts: ItemActs<TimelineRecord> | undefined;
}

function Milestone({ record }: Pick<EntryProps, 'record'>) {
  const [locale] = useLocaleState();
  const isEnglish = locale === 'en';
  const description = (isEnglish && record.descriptionEn) || record.description;
  return (
    <>
      <Typography sx={{ fontWeight: 'medium' }}>{(isEnglish && record.titleEn) || record.title}</Typography>
      {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
    </>
  );
}

function Entry({ record, acts }: EntryProps) {
  const isMilestone = record.kind === 'milestone';
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
      <Typography component="time" dateTime={record.happenedAt} color="textSecondary" sx={{ width: 140 }}>
        {formatDateTime(record.happenedAt)}
      </Typography>
      <Box sx={{ flex: '1 1 14rem' }}>
        {isMilestone ? (
          <Milestone record={record} />
        ) : (
          record.phaseName && <PhaseChip phase={record.phaseName} />
        )}
      </Box>
      {isMilestone && <ItemButtons record={record} name={record.title ?? ''} acts={acts} />}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } };

const words: Words = {
  add: 'project.backoffice.timeline.add',
  empty: 'project.backoffice.timeline.empty',
  emptyHint: 'project.backoffice.timeline.emptyHint',
  delete: 'project.backoffice.timeline.delete',
};

export default function TimelineTab() {
  return (
    <ContentsPanel<TimelineRecord>
      resource="project-timeline"
      sort={{ field: 'happenedAt', order: 'DESC' }}
      icon={<FlagIcon />}
      words={words}
      form={MilestoneDialog}
    >
      {(records, acts) => (
        <Card component="ol" sx={list}>
          {records.map((record) => (
            <Entry key={record.id} record={record} acts={acts} />
          ))}
        </Card>
      )}
    </ContentsPanel>
  );
}
