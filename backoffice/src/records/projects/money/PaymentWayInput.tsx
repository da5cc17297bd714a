import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** `byFile` pays with the next payment file. `byHand` records a payment already made at the bank, with proof. */
export const paymentWays = ['byFile', 'byHand'] as const;
export type PaymentWay = (typeof paymentWays)[number];

const words = 'project.backoffice.money.pay';

interface PaymentWayInputProps {
  value: PaymentWay;
  onChange: (way: PaymentWay) => void;
}

export function PaymentWayInput({ value, onChange }: PaymentWayInputProps) {
  const translate = useTranslate();
  const id = useId();
  const choose = (chosen: string) => {
    const way = paymentWays.find((one) => one === chosen);
    if (way) onChange(way);
  };
  return (
    <FormControl sx={{ mb: 1 }}>
      <FormLabel id={id}>{translate(`${words}.how`)}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => choose(chosen)}>
        {paymentWays.map((way) => (
          <FormControlLabel key={way} value={way} control={<Radio />} label={translate(`${words}.${way}`)} />
        ))}
      </RadioGroup>
      {value === 'byFile' && (
        <FormHelperText sx={{ mx: 0 }}>{translate(`${words}.byFileHint`)}</FormHelperText>
      )}
    </FormControl>
  );
}
