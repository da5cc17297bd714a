import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Deciding, useDecisionKey } from '../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../kit/acts/deciding/KeyCap.tsx';

/** Shows the chosen proof in the middle of work mode, and offers the previous proof again. Must be inside the approval form. */
export function ProofOfWorkMode({ deciding: { setProof, lastProof } }: { deciding: Deciding }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const chosen: File | undefined = useWatch({ name: 'file' }) || undefined;
  const againKey = useDecisionKey('again');
  useEffect(() => setProof(chosen), [chosen, setProof]);
  if (!lastProof || chosen) return null;
  return (
    <Button
      onClick={() => setValue('file', lastProof, { shouldDirty: true })}
      sx={{ alignSelf: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
      {...againKey}
    >
      {translate('overview.work.sameProof', { name: lastProof.name })}
      <KeyCap of="again" />
    </Button>
  );
}
