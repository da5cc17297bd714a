import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { type PhaseName, phaseColours } from '@semilla/contract';
import { tokens } from '@semilla/format/tokens';
import { useFieldValue, useTranslate } from 'react-admin';

interface PhaseChipProps {
  phase: PhaseName;
}

export function PhaseChip({ phase }: PhaseChipProps) {
  const translate = useTranslate();
  const { mode } = useTheme().palette;
  const colours = tokens.colours[mode];
  const colour = phaseColours[phase];
  return (
    <Chip
      size="small"
      label={translate(`project.phases.${phase}`)}
      sx={{ color: colours[colour], backgroundColor: colours[`${colour}Soft`], fontWeight: 'medium' }}
    />
  );
}

/** The phase of a project, in its colour. */
export function PhaseField({ source }: { source: string }) {
  const phase: PhaseName | undefined = useFieldValue({ source });
  return phase ? <PhaseChip phase={phase} /> : null;
}
