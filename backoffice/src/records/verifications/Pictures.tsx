import PhotoIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { FileView } from '../../kit/fields/FileView.tsx';

/** Photographs of both sides of the document and of the face. */
export function Pictures({ media }: Pick<VerificationRecord, 'media'>) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('account.backoffice.verifications.sections.pictures')}
      </Typography>
      {media.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary' }}>
          <PhotoIcon aria-hidden />
          <Typography>{translate('account.backoffice.verifications.noPictures')}</Typography>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {media.map(({ mediaId, kind, type, viewUrl }) => (
            <Box key={mediaId} component="figure" sx={{ m: 0, minWidth: 0 }}>
              <Typography component="figcaption" gutterBottom>
                {translate(`account.backoffice.verifications.mediaKinds.${kind}`)}
              </Typography>
              <FileView
                url={viewUrl}
                type={type}
                name={translate(`account.backoffice.verifications.mediaKinds.${kind}`)}
              />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
