import './recovery-codes.css';

/** The recovery codes are excluded from ticket screenshots. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  return (
    <ul className="bare recovery-codes" data-capture="exclude">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
