import { Box } from '@mui/material';

/** Shows a name in the legend of a chart in the colour of text, because the colour of its series would be too pale. */
export function inInk(name: unknown) {
  return (
    <Box component="span" sx={{ color: 'text.primary' }}>
      {String(name)}
    </Box>
  );
}
