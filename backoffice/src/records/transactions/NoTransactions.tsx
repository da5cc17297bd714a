import SwapIcon from '@mui/icons-material/SwapVertOutlined';
import { useTranslate } from 'react-admin';
import { Message } from '../../kit/page/Message.tsx';

export function NoTransactions() {
  const translate = useTranslate();
  return (
    <Message
      icon={<SwapIcon />}
      title={translate('wallet.backoffice.empty')}
      text={translate('wallet.backoffice.emptyHint')}
    />
  );
}
