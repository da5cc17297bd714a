import { annualProfitability } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PercentInput } from '../../../kit/inputs/PercentInput.tsx';

interface ProfitabilityInputProps {
  source: string;
  label: string;
  isRequired: boolean;
}

/** Asks for the profitability over the whole duration, and says what it is in a year. */
export function ProfitabilityInput(props: ProfitabilityInputProps) {
  const translate = useTranslate();
  const [rate, months]: [unknown, unknown] = useWatch({ name: [props.source, 'projectDuration'] });
  const hint = translate('project.backoffice.hints.targetProfitability');
  const isKnown = typeof rate === 'number' && typeof months === 'number' && months > 0;
  const yearly =
    isKnown &&
    translate('project.backoffice.hints.yearly', { rate: formatPercent(annualProfitability(rate, months)) });
  return <PercentInput {...props} helperText={yearly ? `${hint} ${yearly}` : hint} />;
}
