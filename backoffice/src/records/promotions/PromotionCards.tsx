import { Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { PictureField } from '../../kit/fields/PictureField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { useRowPage } from '../../kit/list/use-row-page.ts';
import { PromotionTypeField } from './PromotionTypeField.tsx';
import { StageField } from './StageField.tsx';

/** Shows the small picture, which is the one used on phones. */
export function PromotionCards() {
  const createPath = useCreatePath();
  const type = useRowPage();
  return (
    <RecordCards<PromotionRecord>>
      {({ id, title }) => (
        <RecordCard title={title} chip={<StageField />} to={createPath({ resource: 'marketing', type, id })}>
          <PictureField source="imageSmallUrl" width={375} height={125} />
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
          >
            <span>
              <PromotionTypeField />
            </span>
            <span>
              <DayField source="startsAt" hasTime /> – <DayField source="endsAt" hasTime />
            </span>
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}
