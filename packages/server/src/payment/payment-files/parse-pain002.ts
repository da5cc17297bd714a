import { z } from 'zod';
import { StatementProblem } from '../statements/bank-statement.ts';
import { camtAmount, centsIn } from '../statements/camt-values.ts';
import { readBankXml } from '../statements/read-bank-xml.ts';

/** Payments of one file that the bank says it does not make. */
export interface PaymentReport {
  /** The id of the payment file. */
  messageId: string;
  /** Set if the bank refuses the whole file. */
  whole: { reason: string | null } | undefined;
  payments: { reference: string; reason: string | null; amountCents: number | undefined }[];
}

const several = new Set(['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf']);

const reasons = z
  .array(z.object({ Rsn: z.object({ Cd: z.string().optional(), Prtry: z.string().optional() }).optional() }))
  .default([]);

const payment = z.object({
  OrgnlEndToEndId: z.string(),
  TxSts: z.string().optional(),
  StsRsnInf: reasons,
  OrgnlTxRef: z.object({ Amt: z.object({ InstdAmt: camtAmount }).optional() }).optional(),
});

const report = z.object({
  Document: z.object({
    CstmrPmtStsRpt: z.object({
      OrgnlGrpInfAndSts: z.object({
        OrgnlMsgId: z.string(),
        GrpSts: z.string().optional(),
        StsRsnInf: reasons,
      }),
      OrgnlPmtInfAndSts: z
        .array(
          z.object({
            PmtInfSts: z.string().optional(),
            StsRsnInf: reasons,
            TxInfAndSts: z.array(payment).default([]),
          }),
        )
        .default([]),
    }),
  }),
});

const notMade = ['RJCT', 'CANC'];
const isNotMade = (status: string | undefined) => status !== undefined && notMade.includes(status);

function reasonOf([first]: z.output<typeof reasons>): string | null {
  return first?.Rsn?.Cd ?? first?.Rsn?.Prtry ?? null;
}

function amountOf(given: z.output<typeof payment>): number | undefined {
  const amount = given.OrgnlTxRef?.Amt?.InstdAmt;
  return amount && centsIn(amount['#text']);
}

/** Whether a file is a report on payments (ISO 20022, pain.002). */
export const isPain002 = (start: string): boolean =>
  /\sxmlns(?::\w+)?=["'][^"']*\bpain\.002\.001\.\d\d\b/.test(start);

/** Reads which payments a bank rejects (pain.002, from version 03 on). */
export function parsePain002(bytes: Uint8Array): PaymentReport {
  const read = report.safeParse(readBankXml(bytes, several).content);
  if (!read.success) throw new StatementProblem('report_form');
  const { OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: parts } = read.data.Document.CstmrPmtStsRpt;
  // A payment file has one part, so a refused part is the whole file.
  const whole = [{ ...group, PmtInfSts: group.GrpSts }, ...parts].find(({ PmtInfSts }) =>
    isNotMade(PmtInfSts),
  );
  return {
    messageId: group.OrgnlMsgId,
    whole: whole && { reason: reasonOf(whole.StsRsnInf) },
    payments: parts
      .flatMap(({ TxInfAndSts }) => TxInfAndSts)
      .filter(({ TxSts }) => isNotMade(TxSts))
      .map((one) => ({
        reference: one.OrgnlEndToEndId,
        reason: reasonOf(one.StsRsnInf),
        amountCents: amountOf(one),
      })),
  };
}
