import { Chip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { tokens } from '@semilla/format/tokens';

export type ChipColour = 'grey' | 'blue' | 'green' | 'red' | 'sun';

interface ColourChipProps {
  label: string;
  colour: ChipColour;
}

/** A coloured label; the colour alone never carries the meaning. */
export function ColourChip({ label, colour }: ColourChipProps) {
  const { mode } = useTheme().palette;
  const colours = tokens.colours[mode];
  return (
    <Chip
      size="small"
      label={label}
      sx={{
        color: colour === 'sun' ? colours.ink : colours[colour],
        backgroundColor: colours[`${colour}Soft`],
        fontWeight: 'medium',
      }}
    />
  );
}
