import type { PromotionType } from '@semilla/contract';
import { SelectInput, useGetList, useTranslate } from 'react-admin';

interface PromotionTypeInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  alwaysOn?: boolean;
}

const fiveMinutesMs = 300_000;

export function PromotionTypeInput(props: PromotionTypeInputProps) {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<PromotionType & { id: string }>(
    'promotion-types',
    {},
    { staleTime: fiveMinutesMs },
  );
  const choices = data.map(({ id, name }) => ({ id, name: translate(`promotion.types.${name}`) }));
  return <SelectInput {...props} choices={choices} isPending={isPending} translateChoice={false} />;
}
