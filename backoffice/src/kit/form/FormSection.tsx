import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of inputs in two columns if the width allows. A child with `className="wide"` takes the whole row. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const translate = useTranslate();
  return (
    <Card component="fieldset" sx={{ m: 0, p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography
        component="legend"
        variant="h2"
        sx={{ float: 'left', width: '100%', p: 0, mb: hint ? 0.5 : 2 }}
      >
        {translate(title)}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ clear: 'both', mb: 2 }}>
          {translate(hint)}
        </Typography>
      )}
      <Box
        sx={{
          clear: 'both',
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
