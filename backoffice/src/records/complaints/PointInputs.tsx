import { Box, Button, Typography } from '@mui/material';
import { complaintOutcomes } from '@semilla/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';

const countMax = 20;
const words = 'support.complaints.backoffice';
const outcomes = complaintOutcomes.map((id) => ({ id, name: `support.complaints.outcomes.${id}` }));

interface PointInputsProps {
  count: number;
  onCount: (count: number) => void;
}

/** A decision with its reasons for each point of a complaint. */
export function PointInputs({ count, onCount }: PointInputsProps) {
  const translate = useTranslate();
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ fontSize: '1rem', p: 0, mb: 1 }}>
            {translate(`${words}.fields.point`, { number: index + 1 })}
          </Typography>
          <TextInput
            source={`points.${index}.point`}
            label={`${words}.fields.pointText`}
            multiline
            isRequired
          />
          <SelectInput
            source={`points.${index}.outcome`}
            label={`${words}.fields.outcome`}
            choices={outcomes}
            isRequired
          />
          <TextInput
            source={`points.${index}.reasons`}
            label={`${words}.fields.reasons`}
            multiline
            minRows={3}
            isRequired
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {count < countMax && (
          <Button size="small" variant="outlined" onClick={() => onCount(count + 1)}>
            {translate(`${words}.addPoint`)}
          </Button>
        )}
        {count > 1 && (
          <Button size="small" onClick={() => onCount(count - 1)}>
            {translate(`${words}.removePoint`, { number: count })}
          </Button>
        )}
      </Box>
    </>
  );
}
