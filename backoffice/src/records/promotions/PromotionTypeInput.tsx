import type { PromotionType } from '@semilla/contract';
import { useGetList, useTranslate } from 'react-admin';
import { LookupInput } from '../../kit/inputs/ChoiceInputs.tsx';

interface PromotionTypeInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
}

const fiveMinutesMs = 300_000;

export function PromotionTypeInput(props: PromotionTypeInputProps) {
  const translate = useTranslate();
  const { data = [], ...query } = useGetList<PromotionType & { id: string }>(
    'promotion-types',
    {},
    { staleTime: fiveMinutesMs },
  );
  const choices = data.map(({ id, name }) => ({ id, name: translate(`promotion.types.${name}`) }));
  return <LookupInput {...props} choices={choices} query={query} />;
}
