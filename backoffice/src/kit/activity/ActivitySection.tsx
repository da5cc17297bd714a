import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';

const RecordActivity = lazy(() => import('./RecordActivity.tsx'));

const likeACard = {
  mt: 2,
  '&, &:first-of-type, &:last-of-type': { borderRadius: 1 },
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root, & .MuiAccordionDetails-root': { px: { xs: 2, sm: 3 } },
};
const inOneDocument = { heading: { component: 'h2' }, transition: { unmountOnExit: true } } as const;

/** The audit trail of a record, for administrators. It is loaded when the section is opened. */
export function ActivitySection({ subjectType }: { subjectType: string }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const maySee = useMay('audit', 'list');
  if (!record || !maySee) return null;
  return (
    <Accordion variant="outlined" disableGutters sx={likeACard} slotProps={inOneDocument}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id="activity" aria-controls="activity-entries">
        <Typography component="span" variant="h2">
          {translate('audit.activity')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id="activity-entries">
        <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
          <RecordActivity of={{ subjectType, subjectId: String(record.id) }} />
        </Suspense>
      </AccordionDetails>
    </Accordion>
  );
}
