import { Box, Card, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { DescriptionRecord } from '../../../api/record-types/project-record.ts';
import { FormattedTextField } from '../../../kit/fields/FormattedTextField.tsx';
import { EditInPlace } from '../../../kit/form/in-place/EditInPlace.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { ArrangeHint } from '../contents/ArrangeHint.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import { useEditInPlace } from '../contents/use-edit-in-place.ts';
import { type Place, usePlaces } from '../contents/use-places.ts';

interface ChapterProps {
  record: DescriptionRecord;
  place: Place | undefined;
}

function Chapter({ record, place }: ChapterProps) {
  const edit = useEditInPlace<DescriptionRecord>();
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography variant="h2">
            <EditInPlace
              resource="project-descriptions"
              source="title"
              label="fields.projectDescriptions.title"
              value={record.title}
              onSave={edit && ((title) => edit(record, { title }))}
            />
          </Typography>
          {record.titleEn && (
            <Typography color="textSecondary" lang="en">
              {record.titleEn}
            </Typography>
          )}
        </Box>
        <ItemButtons record={record} name={record.title} place={place} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 3 },
          gridTemplateColumns: { md: record.descriptionEn ? '1fr 1fr' : '1fr' },
        }}
      >
        <FormattedTextField source="description" lang="es" />
        {record.descriptionEn && <FormattedTextField source="descriptionEn" lang="en" />}
      </Box>
    </Card>
  );
}

/** The full descriptions, in the same order as on the site. */
export function Chapters() {
  const { data = [] } = useListContext<DescriptionRecord>();
  const placeOf = usePlaces<DescriptionRecord>('orderIndex');
  return (
    <>
      <ArrangeHint canArrange={Boolean(placeOf)} />
      <RecordCards<DescriptionRecord>>
        {(record) => <Chapter record={record} place={placeOf?.(record, data.indexOf(record))} />}
      </RecordCards>
    </>
  );
}
