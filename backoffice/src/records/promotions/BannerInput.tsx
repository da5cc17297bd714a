import { Box, Typography } from '@mui/material';
import { imageTypes, type PromotionImageKind, promotionImageAdvice, suitsPromotion } from '@semilla/contract';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { FileInput } from '../../kit/inputs/FileInput.tsx';
import { ActualSize } from './ActualSize.tsx';
import { PlacePreview } from './PlacePreview.tsx';
import { imageFields } from './promotion-validation.ts';
import { type ImageSize, useMeasured } from './use-measured.ts';

const urlFields = { large: 'imageLargeUrl', small: 'imageSmallUrl' } as const;

function Verdict({ kind, size }: { kind: PromotionImageKind; size: ImageSize }) {
  const translate = useTranslate();
  const { width, height } = promotionImageAdvice[kind];
  const suits = suitsPromotion(kind, size);
  return (
    <Typography variant="body2" component="output" color={suits ? 'success' : 'warning'}>
      {translate(suits ? 'promotion.backoffice.images.suits' : 'promotion.backoffice.images.cropped', {
        found: `${size.width} × ${size.height}`,
        wanted: `${width} × ${height}`,
      })}
    </Typography>
  );
}

/** Asks for one of the two pictures. Warns if it will be cropped, and previews it in its final size and on the page. */
export function BannerInput({ kind }: { kind: PromotionImageKind }) {
  const translate = useTranslate();
  const record = useRecordContext<PromotionRecord>();
  const file: File | undefined = useInput({ source: imageFields[kind] }).field.value || undefined;
  const measured = useMeasured(file);

  const address = measured?.address ?? (file ? undefined : record?.[urlFields[kind]]);
  const description = translate(`promotion.backoffice.images.${kind}`);
  return (
    <Box className="wide" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {description}
      </Typography>
      <FileInput
        source={imageFields[kind]}
        label={`promotion.backoffice.images.choose.${kind}`}
        helperText={`promotion.backoffice.images.hint.${kind}`}
        types={imageTypes}
        hasPreview={false}
      />
      {measured && <Verdict kind={kind} size={measured.size} />}
      {address && (
        <>
          <ActualSize kind={kind} address={address} description={description} />
          <PlacePreview kind={kind} address={address} />
        </>
      )}
    </Box>
  );
}
