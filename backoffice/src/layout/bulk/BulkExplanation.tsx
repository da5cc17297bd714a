import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface BulkExplanationProps {
  /** Message keys of what this act does besides. */
  notes?: string[];
  refusal: string | undefined;
}

/** Says before a bulk act starts how it runs, and after a refusal why it did not start. */
export function BulkExplanation({ notes = [], refusal }: BulkExplanationProps) {
  const translate = useTranslate();
  return (
    <>
      {[...notes, 'overview.bulk.howItWorks'].map((note) => (
        <Typography key={note} component="span" sx={{ display: 'block', mt: 1.5 }}>
          {translate(note)}
        </Typography>
      ))}
      {refusal && (
        <Alert severity="error" component="span" sx={{ mt: 1.5 }}>
          {refusal}
        </Alert>
      )}
    </>
  );
}
