import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { CanAccess, CreateButton, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { Message } from '../../kit/page/Message.tsx';

export function NewCustomerButton() {
  return (
    <CanAccess action="create">
      <CreateButton variant="contained" size="medium" label="account.backoffice.list.create" />
    </CanAccess>
  );
}

export function NoCustomers() {
  const translate = useTranslate();
  const seesAll = useMay('customer', 'govern');
  return (
    <Message
      icon={<PeopleIcon />}
      title={translate('account.backoffice.list.empty')}
      text={translate(
        seesAll ? 'account.backoffice.list.emptyHint' : 'account.backoffice.list.emptyHintManager',
      )}
      action={<NewCustomerButton />}
    />
  );
}
