import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import { useTranslate } from 'react-admin';
import { Message } from '../../kit/page/Message.tsx';

/** Shown in the bank lists before the first statement is imported. */
export function EmptyBank() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BankIcon />}
      title={translate('payment.bank.empty')}
      text={translate('payment.bank.emptyHint')}
    />
  );
}
