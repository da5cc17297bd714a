import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button } from '@mui/material';
import { formatFileSize } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { SideCard } from '../../kit/page/SideCard.tsx';

/** The files that the complainant attached. Each opens in a tab. */
export function ComplaintFiles({ documents }: Pick<WholeComplaintRecord, 'documents'>) {
  const translate = useTranslate();
  if (!documents.length) return null;
  return (
    <SideCard title="support.complaints.backoffice.sections.files">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {documents.map(({ documentId, kind, file, viewUrl }) => (
          <Button
            key={documentId}
            href={viewUrl}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            size="small"
            startIcon={<FileIcon />}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {translate(`support.complaints.backoffice.file.${kind}`)}: {file.name} (
            {formatFileSize(file.sizeBytes)})
          </Button>
        ))}
      </Box>
    </SideCard>
  );
}
