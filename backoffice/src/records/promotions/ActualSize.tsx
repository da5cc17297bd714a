import { Box, Typography } from '@mui/material';
import { type PromotionImageKind, promotionImageAdvice } from '@semilla/contract';
import { useTranslate } from 'react-admin';

interface ActualSizeProps {
  kind: PromotionImageKind;
  address: string;
  description: string;
}

/** The picture in its final size. It scrolls on a narrower screen. */
export function ActualSize({ kind, address, description }: ActualSizeProps) {
  const translate = useTranslate();
  const { width, height } = promotionImageAdvice[kind];
  const label = translate('promotion.backoffice.images.actualSize', { size: `${width} × ${height}` });
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', maxWidth: '100%' }}>
        <img
          src={address}
          alt={description}
          width={width}
          height={height}
          style={{ display: 'block', objectFit: 'cover', borderRadius: 8, maxWidth: 'none' }}
        />
      </Box>
    </figure>
  );
}
