import Box from '@mui/material/Box';

interface PdfFrameProps {
  address: string;
  /** What it is, for those who do not see it. */
  name: string;
  height: number | { xs: number; md: number };
}

/** A PDF where it is talked of. Only a copy that the page was given may stand in a frame of ours. */
export function PdfFrame({ address, name, height }: PdfFrameProps) {
  return (
    <Box
      component="iframe"
      // As wide as the frame is.
      src={`${address}#view=FitH`}
      title={name}
      sx={{ width: '100%', height, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  );
}
