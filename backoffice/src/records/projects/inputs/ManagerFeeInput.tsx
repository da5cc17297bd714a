import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PercentInput } from '../../../kit/inputs/PercentInput.tsx';

interface ManagerFeeInputProps {
  source: string;
  label: string;
  isRequired: boolean;
}

/** The platform's fee. A new project begins with 0, so the form says what that means. */
export function ManagerFeeInput(props: ManagerFeeInputProps) {
  const translate = useTranslate();
  const fee: unknown = useWatch({ name: props.source });
  return (
    <>
      <PercentInput {...props} helperText="project.backoffice.hints.managerFee" />
      {fee === 0 && (
        <Alert severity="warning" className="wide">
          {translate('project.backoffice.hints.noFee')}
        </Alert>
      )}
    </>
  );
}
