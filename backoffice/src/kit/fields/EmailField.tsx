import { useFieldValue } from 'react-admin';
import { PlainField } from './PlainField.tsx';

/** An address may wrap after a dot of the local part and after the at sign, but not inside the domain. */
const joints = /(?<=@)|(?<=\.)(?=.*@)/;

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
