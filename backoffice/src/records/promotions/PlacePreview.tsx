import { Box, Typography } from '@mui/material';
import type { PromotionImageKind } from '@semilla/contract';
import { useTranslate } from 'react-admin';

interface PlacePreviewProps {
  kind: PromotionImageKind;
  address: string;
}

const screens = {
  large: { width: 520, padding: '7%', shape: '900 / 125', columns: 3 },
  small: { width: 220, padding: '4%', shape: '375 / 125', columns: 1 },
} as const;

const line = (width: string, height = 8) => ({
  width,
  height,
  borderRadius: 1,
  backgroundColor: 'action.disabledBackground',
});

function SiteHeader() {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <img src={`${import.meta.env.BASE_URL}seed.svg`} width={14} height={14} alt="" />
      <Box sx={{ ...line('18%'), mr: 'auto' }} />
      <Box sx={line('10%')} />
      <Box sx={line('10%')} />
    </Box>
  );
}

/** Previews the picture in its position on the site, between the header and the content. */
export function PlacePreview({ kind, address }: PlacePreviewProps) {
  const translate = useTranslate();
  const { width, padding, shape, columns } = screens[kind];
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate(`promotion.backoffice.images.inPlace.${kind}`)}
      </Typography>
      <Box
        sx={{
          width,
          maxWidth: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          overflow: 'hidden',
          backgroundColor: 'background.default',
        }}
      >
        <SiteHeader />
        <Box sx={{ px: padding, py: 1.5, display: 'grid', gap: 1.5 }}>
          <Box
            component="img"
            src={address}
            alt=""
            sx={{ width: 1, aspectRatio: shape, objectFit: 'cover', borderRadius: 0.75, display: 'block' }}
          />
          <Box sx={line('45%', 12)} />
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
            {Array.from({ length: columns }, (_, index) => `card ${index}`).map((key) => (
              <Box key={key} sx={{ ...line('100%', 56), borderRadius: 1 }} />
            ))}
          </Box>
        </Box>
      </Box>
    </figure>
  );
}
