import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RotateIcon from '@mui/icons-material/Rotate90DegreesCwOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Typography } from '@mui/material';
import { formatNumber } from '@semilla/format';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fittedSize, type Size } from './fitted-size.ts';

const steps = [100, 150, 200, 300, 400];

interface ToolProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isDisabled = false, onClick, children }: ToolProps) {
  const translate = useTranslate();
  const name = translate(label);
  return (
    <IconButton aria-label={name} title={name} disabled={isDisabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}

/** The size of the box around the picture. Updated when the window is resized. */
function useBoxSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

interface ToolsProps {
  step: number;
  setStep: (step: number) => void;
  turns: number;
  setTurns: (turns: number) => void;
}

function Tools({ step, setStep, turns, setTurns }: ToolsProps) {
  const fit = () => {
    setStep(0);
    setTurns(0);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end' }}>
      <Tool label="overview.work.zoomOut" isDisabled={step === 0} onClick={() => setStep(step - 1)}>
        <ZoomOutIcon />
      </Tool>
      <Typography variant="body2" aria-live="polite" sx={{ minWidth: '3.5rem', textAlign: 'center' }}>
        {formatNumber(steps[step] ?? 100)} %
      </Typography>
      <Tool
        label="overview.work.zoomIn"
        isDisabled={step === steps.length - 1}
        onClick={() => setStep(step + 1)}
      >
        <ZoomInIcon />
      </Tool>
      <Tool label="overview.work.rotate" onClick={() => setTurns((turns + 1) % 4)}>
        <RotateIcon />
      </Tool>
      <Tool label="overview.work.fit" isDisabled={step === 0 && turns === 0} onClick={fit}>
        <FitIcon />
      </Tool>
    </Box>
  );
}

const scrolled = {
  overflow: 'auto',
  display: 'grid',
  placeItems: 'safe center',
  backgroundColor: 'background.default',
  borderRadius: 1,
  minHeight: 0,
};

/** A picture that fills its box. It can be enlarged, rotated and scrolled. */
export function PictureViewer({ address, name }: { address: string; name: string }) {
  const translate = useTranslate();
  const { box, size } = useBoxSize();
  const [natural, setNatural] = useState<Size>();
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Typography role="alert">{translate('common.backoffice.file.broken')}</Typography>;
  const isOnSide = turns % 2 === 1;
  const shown = natural && fittedSize(natural, size, isOnSide, steps[step] ?? 100);
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: 1 }}>
      <Tools {...{ step, setStep, turns, setTurns }} />
      <Box component="section" ref={box} aria-label={name} tabIndex={0} sx={scrolled}>
        <Box sx={{ position: 'relative', width: shown?.width ?? 1, height: shown?.height ?? 1 }}>
          <Box
            component="img"
            src={address}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
            sx={{
              position: 'absolute',
              top: '50%',
              left: '50%',
              width: isOnSide ? shown?.height : shown?.width,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
