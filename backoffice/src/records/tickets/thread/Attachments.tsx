import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, ButtonBase } from '@mui/material';
import { formatFileSize } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TicketFile } from '../../../api/record-types/ticket-record.ts';
import { PictureDialog } from './PictureDialog.tsx';

const isPicture = ({ file }: TicketFile) => file.type.startsWith('image/');

interface ThumbnailProps {
  file: TicketFile;
  onOpen: () => void;
}

function Thumbnail({ file, onOpen }: ThumbnailProps) {
  const translate = useTranslate();
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={translate('support.backoffice.enlarge', { name: file.file.name })}
      sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <img
        src={file.viewUrl}
        alt=""
        height={120}
        loading="lazy"
        style={{ display: 'block', maxWidth: '100%', objectFit: 'cover' }}
      />
    </ButtonBase>
  );
}

/** The files of a message. Pictures open in a dialog, other files in a tab. */
export function Attachments({ files }: { files: TicketFile[] }) {
  const [enlarged, setEnlarged] = useState<TicketFile>();
  if (!files.length) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mt: 1.5 }}>
      {files.map((attachment) =>
        isPicture(attachment) ? (
          <Thumbnail key={attachment.documentId} file={attachment} onOpen={() => setEnlarged(attachment)} />
        ) : (
          <Button
            key={attachment.documentId}
            href={attachment.viewUrl}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            size="small"
            startIcon={<FileIcon />}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {attachment.file.name} ({formatFileSize(attachment.file.sizeBytes)})
          </Button>
        ),
      )}
      {enlarged && (
        <PictureDialog
          address={enlarged.viewUrl}
          name={enlarged.file.name}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </Box>
  );
}
