import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { formatFileSize } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { PdfFrame } from '../fields/PdfFrame.tsx';
import { useFileAddress } from './use-file-address.ts';

const fitToWidth = { maxWidth: '100%', maxHeight: 240, display: 'block' } as const;

function Preview({ file }: { file: File }) {
  const translate = useTranslate();
  const address = useFileAddress(file);
  if (!address) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 1, '& > *': { minWidth: 0 } }}>
      {file.type.startsWith('image/') && <img src={address} alt="" style={fitToWidth} />}
      {file.type.startsWith('video/') && <video src={address} controls muted style={fitToWidth} />}
      {file.type === 'application/pdf' && navigator.pdfViewerEnabled && (
        <PdfFrame address={address} name={file.name} height={{ xs: 320, md: 420 }} />
      )}
      <Button size="small" href={address} target="_blank" rel="noreferrer" startIcon={<OpenInNewIcon />}>
        {translate('common.backoffice.file.open')}
        <span className="visually-hidden">: {file.name}</span>
      </Button>
    </Box>
  );
}

interface ChosenFileProps {
  file: File;
  hasPreview: boolean;
}

export function ChosenFile({ file, hasPreview }: ChosenFileProps) {
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {hasPreview && <Preview file={file} />}
      {file.name} ({formatFileSize(file.size)})
    </Box>
  );
}
