import { type PhaseName, phaseColours } from '@semilla/contract';
import { useFieldValue, useTranslate } from 'react-admin';
import { ColourChip } from './ColourChip.tsx';

interface PhaseChipProps {
  phase: PhaseName;
}

export function PhaseChip({ phase }: PhaseChipProps) {
  const translate = useTranslate();
  return <ColourChip label={translate(`project.phases.${phase}`)} colour={phaseColours[phase]} />;
}

export function PhaseField({ source }: { source: string }) {
  const phase: PhaseName | undefined = useFieldValue({ source });
  return phase ? <PhaseChip phase={phase} /> : null;
}
