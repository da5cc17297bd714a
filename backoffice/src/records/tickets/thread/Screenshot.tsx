import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TicketFile } from '../../../api/record-types/ticket-record.ts';
import { PictureDialog } from './PictureDialog.tsx';

export function Screenshot({ file }: { file: TicketFile }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const name = translate('support.backoffice.screenshot');
  return (
    <Card component="section">
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        {name}
      </Typography>
      <CardActionArea
        onClick={() => setOpen(true)}
        aria-label={translate('support.backoffice.enlarge', { name })}
      >
        <Box
          component="img"
          src={file.viewUrl}
          alt=""
          loading="lazy"
          sx={{
            display: 'block',
            width: 1,
            maxHeight: 260,
            objectFit: 'cover',
            objectPosition: 'top',
            borderTop: 1,
            borderColor: 'divider',
          }}
        />
      </CardActionArea>
      {isOpen && <PictureDialog address={file.viewUrl} name={name} onClose={() => setOpen(false)} />}
    </Card>
  );
}
