import { Box } from '@mui/material';

interface PdfFrameProps {
  address: string;
  /** The accessible name of the file. */
  name: string;
  height: number | Record<string, number | string>;
}

/** Shows a PDF in place. The API forbids framing its files, so the address must be a local copy (`blob:`). */
export function PdfFrame({ address, name, height }: PdfFrameProps) {
  return (
    <Box
      component="iframe"
      src={`${address}#view=FitH`}
      title={name}
      sx={{ width: '100%', height, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  );
}
