import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readFile } from '../../api/session.ts';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { PdfFrame } from './PdfFrame.tsx';

interface FileViewProps {
  url: string;
  type: string;
  /** The accessible name of the file. */
  name: string;
}

type Shown = { address: string } | { error: unknown };

/** The API's Content-Security-Policy forbids framing its files, so the frame shows a local copy. */
function useCopy(url: string): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let address: string | undefined;
    const controller = new AbortController();
    const copy = async () => {
      try {
        address = URL.createObjectURL(await readFile(url, controller.signal));
        setShown({ address });
      } catch (error) {
        if (!controller.signal.aborted) setShown({ error });
      }
    };
    void copy();
    return () => {
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [url]);
  return shown;
}

interface PdfProps extends Omit<FileViewProps, 'type'> {
  onRetry: () => void;
}

function Pdf({ url, name, onRetry }: PdfProps) {
  const shown = useCopy(url);
  if (!shown) return <Skeleton variant="rounded" width="100%" height={560} />;
  if ('error' in shown) return <LoadFailure error={shown.error} onRetry={onRetry} />;
  return <PdfFrame address={shown.address} name={name} height={{ xs: 420, md: 620 }} />;
}

function Picture({ url, name }: Omit<FileViewProps, 'type'>) {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Typography role="alert">{translate('common.backoffice.file.broken')}</Typography>;
  return (
    <Box
      component="img"
      src={url}
      alt={name}
      onError={() => setBroken(true)}
      sx={{ maxWidth: '100%', maxHeight: 640, display: 'block', borderRadius: 1, mx: 'auto' }}
    />
  );
}

/** Shows a picture or a PDF in place, with a link to open it in a tab. */
export function FileView({ url, type, name }: FileViewProps) {
  const translate = useTranslate();
  const [tries, setTries] = useState(0);
  const isPicture = type.startsWith('image/');
  const canShow = isPicture || navigator.pdfViewerEnabled;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > *': { minWidth: 0 } }}>
      {isPicture && <Picture url={url} name={name} />}
      {!isPicture && canShow && <Pdf key={tries} url={url} name={name} onRetry={() => setTries(tries + 1)} />}
      {!canShow && <Typography>{translate('common.backoffice.file.notInPlace')}</Typography>}
      <Button href={url} target="_blank" rel="noreferrer" startIcon={<OpenInNewIcon />}>
        {translate('common.backoffice.file.open')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </Box>
  );
}
