import { useFieldValue } from 'react-admin';
import { PlainField } from './PlainField.tsx';

/** Break points: after each dot of the local part and after the at sign; the domain stays in one piece. */
const joints = /(?<=@)|(?<=\.)(?=.*@)/;

/** An e-mail address that wraps only at sensible points. */
export function EmailText({ children }: { children: string }) {
  const [head, ...rest] = children.split(joints);
  return (
    <>
      {head}
      {rest.length > 0 && (
        <>
          <wbr />
          <EmailText>{rest.join('')}</EmailText>
        </>
      )}
    </>
  );
}

export function EmailField({ source }: { source: string }) {
  const email: string | null | undefined = useFieldValue({ source });
  return email ? <EmailText>{email}</EmailText> : <PlainField source={source} />;
}
