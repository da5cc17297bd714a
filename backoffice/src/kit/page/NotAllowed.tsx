import LockIcon from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

interface NotAllowedProps {
  text?: string;
}

export function NotAllowed({ text }: NotAllowedProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate('ra.page.access_denied')}</title>
      <Message
        isAlert
        isPage
        icon={<LockIcon />}
        title={translate('ra.page.access_denied')}
        text={text ?? translate('common.backoffice.notAllowed')}
        action={
          <Button variant="contained" component={LinkBase} to="/">
            {translate('common.backoffice.goHome')}
          </Button>
        }
      />
    </>
  );
}
