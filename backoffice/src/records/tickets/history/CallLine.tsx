import { Box, Typography } from '@mui/material';
import { formatDateTime, formatNumber } from '@semilla/format';
import { tokens } from '@semilla/format/tokens';
import { useTranslate } from 'react-admin';
import { type ChipColour, ColourChip } from '../../../kit/fields/ColourChip.tsx';
import type { RememberedCall } from './calls-in.ts';

const mono = { fontFamily: tokens.type.mono, fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

/** Red for server errors and missing responses, amber for refusals. */
function colourOf(status: number | null): ChipColour {
  if (status === null || status >= 500) return 'red';
  return status >= 400 ? 'sun' : 'green';
}

/** A call and its status. The other details can be expanded. */
export function CallLine({ call }: { call: RememberedCall }) {
  const translate = useTranslate();
  const { at, method, path, status, durationMs, more } = call;
  const noAnswer = translate('support.backoffice.history.noAnswer');
  return (
    <Box
      component="li"
      sx={{ position: 'relative', pl: 2.5, pb: 2, ml: 0.5, borderLeft: 2, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
        <ColourChip colour={colourOf(status)} label={status === null ? noAnswer : String(status)} />
        <Typography component="span" sx={{ ...mono, fontWeight: 'bold' }}>
          {method}
        </Typography>
        <Typography component="span" sx={{ ...mono, flex: '1 1 12rem' }}>
          {path}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {formatDateTime(at)}
          {durationMs !== null && ` · ${formatNumber(durationMs)} ms`}
        </Typography>
      </Box>
      {more && (
        <details>
          <summary>{translate('support.backoffice.history.more')}</summary>
          <Box component="pre" sx={{ ...mono, m: 0, mt: 0.5, whiteSpace: 'pre-wrap' }}>
            {JSON.stringify(more, undefined, 2)}
          </Box>
        </details>
      )}
    </Box>
  );
}
