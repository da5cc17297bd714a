import CloseIcon from '@mui/icons-material/Close';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Typography } from '@mui/material';
import { formatNumber } from '@semilla/format';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';

interface PictureDialogProps {
  address: string;
  name: string;
  onClose: () => void;
}

const steps = [100, 150, 200, 300, 400];

interface ToolProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isDisabled = false, onClick, children }: ToolProps) {
  const translate = useTranslate();
  return (
    <IconButton
      aria-label={translate(label)}
      title={translate(label)}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}

/** A picture as wide as the window. Buttons and the + and - keys enlarge it. */
export function PictureDialog({ address, name, onClose }: PictureDialogProps) {
  const translate = useTranslate();
  const [step, setStep] = useState(0);
  const percent = steps[step] ?? 100;
  const zoom = (by: number) => setStep(Math.min(steps.length - 1, Math.max(0, step + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+') zoom(1);
    if (key === '-') zoom(-1);
  };
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby="picture-name">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="picture-name" component="h2" noWrap sx={{ mr: 'auto', fontWeight: 'medium' }}>
          {name}
        </Typography>
        <Tool label="support.backoffice.zoomOut" isDisabled={step === 0} onClick={() => zoom(-1)}>
          <ZoomOutIcon />
        </Tool>
        <Typography variant="body2" aria-live="polite">
          {formatNumber(percent)} %
        </Typography>
        <Tool
          label="support.backoffice.zoomIn"
          isDisabled={step === steps.length - 1}
          onClick={() => zoom(1)}
        >
          <ZoomInIcon />
        </Tool>
        <Tool label="common.actions.close" onClick={onClose}>
          <CloseIcon />
        </Tool>
      </Box>
      <Box
        component="section"
        aria-label={translate('support.backoffice.picture')}
        tabIndex={0}
        sx={{ overflow: 'auto', flexGrow: 1, backgroundColor: 'background.default' }}
      >
        <img
          src={address}
          alt={name}
          style={{ display: 'block', width: `${percent}%`, maxWidth: 'none', margin: '0 auto' }}
        />
      </Box>
    </Dialog>
  );
}
