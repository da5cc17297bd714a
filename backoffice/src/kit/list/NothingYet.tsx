import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Message } from '../page/Message.tsx';
import { CreateLink } from './CreateLink.tsx';

interface NothingYetProps {
  icon: ReactNode;
  title: string;
  text: string;
  create: string;
}

/** Shown in place of an empty list: an explanation, and a create button for users with permission. */
export function NothingYet({ icon, title, text, create }: NothingYetProps) {
  const translate = useTranslate();
  return (
    <Message
      icon={icon}
      title={translate(title)}
      text={translate(text)}
      action={<CreateLink label={create} />}
    />
  );
}
