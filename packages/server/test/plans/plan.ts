interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: PlanNode[];
}

export interface Plan {
  /** Tables read by a sequential scan. */
  readWhole: string[];
  indexes: string[];
  milliseconds: number;
}

function* nodes(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const below of node.Plans ?? []) yield* nodes(below);
}

function unique(names: (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Summarises the output of `explain (analyze, format json)`. */
export function readPlan(explained: { Plan: PlanNode; 'Execution Time': number }): Plan {
  const all = [...nodes(explained.Plan)];
  return {
    readWhole: unique(
      all.filter((node) => node['Node Type'].endsWith('Seq Scan')).map((node) => node['Relation Name']),
    ),
    indexes: unique(all.map((node) => node['Index Name'])),
    milliseconds: explained['Execution Time'],
  };
}
