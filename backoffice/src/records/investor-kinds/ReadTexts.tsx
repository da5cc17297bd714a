import { Box, Card, Stack, Typography } from '@mui/material';
import { kindTextsRead } from '@semilla/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';

/** The texts that the investor confirmed, in the version of that day and the language of the current user. */
export function ReadTexts({ record }: { record: InvestorKindOf }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const parts = kindTextsRead(record, locale === 'en' ? 'en' : 'es');
  if (!parts.length) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('investor.backoffice.sections.read')}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {parts.map(({ lead, lines }) => (
          <Box key={lines[0]}>
            {lead && <Typography sx={{ mb: 0.5, fontWeight: 'medium' }}>{lead}</Typography>}
            <Box component="ul" sx={{ pl: 2.5, my: 0, display: 'grid', gap: 1 }}>
              {lines.map((line) => (
                <li key={line}>
                  <Typography>{line.replaceAll(' €', '\u00a0€')}</Typography>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
