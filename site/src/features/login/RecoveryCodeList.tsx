/** Recovery codes, which pictures of the page for support leave out. */
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
