import SameIcon from '@mui/icons-material/CheckCircleOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import DifferentIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The result of a comparison. `byEye` means that a person must compare, because one value is only in the document. */
export type Verdict = 'same' | 'different' | 'unknown' | 'byEye';

export interface ComparedLine {
  /** The message key of the compared field. */
  label: string;
  ours: ReactNode;
  /** Undefined if there is nothing to compare with. */
  theirs?: ReactNode;
  verdict: Verdict;
}

interface ComparedLinesProps {
  title: string;
  /** The message keys of the two sources: the customer on one side, the document, provider or statement on the other. */
  sources: readonly [ours: string, theirs: string];
  lines: readonly ComparedLine[];
  /** Shown below the lines, for example a link to the compared record. */
  children?: ReactNode;
}

const icons = { same: SameIcon, different: DifferentIcon, unknown: UnknownIcon, byEye: EyeIcon };
const colours = { same: 'success', different: 'warning', unknown: 'disabled', byEye: 'info' } as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  px: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const marked = { borderLeft: 4, borderLeftColor: 'warning.main', backgroundColor: 'action.hover' } as const;

function Value({ source, children }: { source: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', minWidth: 0 }}>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: '0 0 5.5rem' }}>
        {source}
      </Typography>
      <Box component="span" sx={{ flex: '1 1 9rem', overflowWrap: 'anywhere', fontWeight: 'medium' }}>
        {children}
      </Box>
    </Box>
  );
}

function Line({ label, ours, theirs, verdict, sources }: ComparedLine & Pick<ComparedLinesProps, 'sources'>) {
  const translate = useTranslate();
  const Icon = icons[verdict];
  const isSame = verdict === 'same';
  return (
    <Box component="li" sx={{ ...line, ...(verdict === 'different' && marked) }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {translate(label)}
        </Typography>
        {verdict !== 'different' && <Box sx={{ overflowWrap: 'anywhere' }}>{ours}</Box>}
        {verdict === 'different' && <Value source={translate(sources[0])}>{ours}</Value>}
        {verdict === 'different' && <Value source={translate(sources[1])}>{theirs}</Value>}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Icon fontSize="small" color={colours[verdict]} aria-hidden />
        <Typography
          component="span"
          variant="body2"
          className={isSame ? 'visually-hidden' : undefined}
          sx={{ fontWeight: verdict === 'different' ? 'bold' : undefined }}
        >
          {translate(`overview.work.verdicts.${verdict}`)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Compares two sources line by line. Differences are marked with an icon and text. */
export function ComparedLines({ title, sources, lines, children }: ComparedLinesProps) {
  const translate = useTranslate();
  const different = lines.filter(({ verdict }) => verdict === 'different').length;
  return (
    <Card component="section" aria-label={translate(title)} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h2">{translate(title)}</Typography>
        {different > 0 && (
          <Typography variant="body2" sx={{ ml: 'auto' }}>
            {translate('overview.work.differences', { smart_count: different })}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', mx: -1, my: 0, p: 0 }}>
        {lines.map((compared) => (
          <Line key={compared.label} {...compared} sources={sources} />
        ))}
      </Box>
      {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
    </Card>
  );
}
