import { useFieldValue } from 'react-admin';
import { PlainField } from './PlainField.tsx';

/** After each dot in the name of its owner, and after the at sign: the name of the server stays in one piece. */
const joints = /(?<=@)|(?<=\.)(?=.*@)/;

/** An e-mail address, which goes to the next line where people would break it. */
export function EmailText({ children }: { children: string }) {
  const [first, ...others] = children.split(joints);
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <wbr />
          <EmailText>{others.join('')}</EmailText>
        </>
      )}
    </>
  );
}

export function EmailField({ source }: { source: string }) {
  const email: string | null | undefined = useFieldValue({ source });
  return email ? <EmailText>{email}</EmailText> : <PlainField source={source} />;
}
