interface Reported {
  messageId: string;
  /** The state of the whole file. */
  status: string;
  reason?: string;
  payments: { reference: string; amount: string; status: string; reason?: string }[];
}

const reasonOf = (reason: string | undefined) =>
  reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : '';

/** The report of a bank on a payment file (pain.002.001.10), as a file. */
export function paymentReportFile({ messageId, status, reason, payments }: Reported): File {
  const each = payments.map(
    (payment) =>
      `<TxInfAndSts><OrgnlEndToEndId>${payment.reference}</OrgnlEndToEndId><TxSts>${payment.status}</TxSts>${reasonOf(
        payment.reason,
      )}<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${payment.amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
  );
  const part = each.length
    ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${each.join('')}</OrgnlPmtInfAndSts>`
    : '';
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-05-04T18:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${status}</GrpSts>${reasonOf(
    reason,
  )}</OrgnlGrpInfAndSts>${part}</CstmrPmtStsRpt></Document>`;
  return new File([text], 'respuesta.xml', { type: 'application/xml' });
}
