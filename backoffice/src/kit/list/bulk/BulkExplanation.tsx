import { Alert, Typography } from '@mui/material';
import { type BulkActName, bulkActRules } from '@semilla/contract';
import { useTranslate } from 'react-admin';

interface BulkExplanationProps {
  act: BulkActName;
  /** Message keys of what this act does besides. */
  notes?: string[];
  refusal: string | undefined;
}

/** Says before a bulk act starts how it runs, and after a refusal why it did not start. */
export function BulkExplanation({ act, notes = [], refusal }: BulkExplanationProps) {
  const translate = useTranslate();
  const { canBeUndone } = bulkActRules[act];
  const way = canBeUndone ? 'overview.bulk.canBeUndone' : 'overview.bulk.cannotBeUndone';
  return (
    <>
      {[...notes, 'overview.bulk.howItWorks', way].map((note) => (
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
