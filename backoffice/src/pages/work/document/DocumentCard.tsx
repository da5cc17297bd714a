import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, Card, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileView } from '../../../kit/fields/FileView.tsx';
import { PdfFrame } from '../../../kit/fields/PdfFrame.tsx';
import { SeeFileButton } from '../../../kit/fields/SeeFileButton.tsx';
import { type FileOfRecord, useUrlOnDemand } from '../../../kit/fields/use-url-on-demand.ts';
import { useFileAddress } from '../../../kit/inputs/use-file-address.ts';
import { Message } from '../../../kit/page/Message.tsx';
import { PictureViewer } from './PictureViewer.tsx';

const height = { xs: '60vh', lg: 'calc(100vh - 15rem)' };

export function DocumentCard({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-label={translate('overview.work.document')} sx={{ p: 2, minWidth: 0 }}>
      {children}
    </Card>
  );
}

/** Shown in place of a document: what will appear here, or why there is none. */
export function NoDocument({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: { lg: height.lg }, display: 'grid', alignItems: 'center' }}>
      <Message icon={<DocumentIcon />} title={translate(title)} text={translate(text)} action={action} />
    </Box>
  );
}

export interface StoredDocument {
  key: string;
  name: string;
  type: string;
  url: string;
}

interface StoredDocumentsProps {
  documents: readonly StoredDocument[];
  /** Whether a single document shows its name, because others stand beside it. */
  isNamed?: boolean;
}

/** Stored pictures and PDFs, shown one at a time. */
export function StoredDocuments({ documents, isNamed = false }: StoredDocumentsProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string>();
  const shown = documents.find(({ key }) => key === chosen) ?? documents[0];
  if (!shown) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      {(isNamed || documents.length > 1) && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown.key}
          aria-label={translate('overview.work.pages')}
          onChange={(_, key: string | null) => key && setChosen(key)}
          sx={{ display: 'flex', justifySelf: { sm: 'start' } }}
        >
          {documents.map(({ key, name }) => (
            <ToggleButton
              key={key}
              value={key}
              sx={{ textTransform: 'none', flex: '1 1 auto', lineHeight: 1.25 }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {shown.type.startsWith('image/') ? (
        <Box sx={{ height }}>
          <PictureViewer key={shown.key} address={shown.url} name={shown.name} />
        </Box>
      ) : (
        <FileView key={shown.key} url={shown.url} type={shown.type} name={shown.name} />
      )}
    </Box>
  );
}

/** A chosen file that has not been sent yet. */
export function ChosenDocument({ file }: { file: File }) {
  const translate = useTranslate();
  const address = useFileAddress(file);
  if (!address) return <Box sx={{ height }} />;
  const isPdf = file.type === 'application/pdf';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
      {file.type.startsWith('image/') && (
        <Box sx={{ height }}>
          <PictureViewer address={address} name={file.name} />
        </Box>
      )}
      {isPdf && navigator.pdfViewerEnabled && <PdfFrame address={address} name={file.name} height={height} />}
      {isPdf && !navigator.pdfViewerEnabled && (
        <Typography>
          {translate('common.backoffice.file.notInPlace')}{' '}
          <Link href={address} target="_blank" rel="noreferrer">
            {translate('common.backoffice.file.open')}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

interface DocumentOnDemandProps extends FileOfRecord {
  file: { name: string; type: string };
  title: string;
  text: string;
  label: string;
}

/** A file that is loaded only when the user asks, because the API wants a recent second factor. */
export function DocumentOnDemand({ file, title, text, label, ...ofRecord }: DocumentOnDemandProps) {
  const translate = useTranslate();
  const { url, ask } = useUrlOnDemand(ofRecord);
  if (url) return <StoredDocuments documents={[{ key: url, url, ...file }]} />;
  const button = (
    <SeeFileButton variant="contained" label={translate(label)} name={file.name} onClick={ask} />
  );
  return <NoDocument title={title} text={text} action={button} />;
}
