/** Runs what arrives while a commit is under way together in the next one: many submissions, one flush to disk. */

/** Options of a collector. */
export type CollectorOptions<Item, Outcome> = {
  /** Carries out several at once, all or none, with an outcome for each in their order. */
  runAll: (items: readonly Item[]) => Promise<Outcome[]>;
  /** Keys of an item. Items that share a key run in separate statements, because one could not tell them apart. */
  identities: (item: Item) => readonly string[];
  /** Whether items that failed together are each tried alone, because perhaps only one of them is at fault. */
  mayDivide: (error: unknown) => boolean;
  largest: number;
};

type Waiting<Item, Outcome> = {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

/** A collector with how often it has run, and its end. */
export type Collector<Item, Outcome> = {
  add(item: Item): Promise<Outcome>;
  /** Runs begun so far. */
  runs(): number;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
};

/** Takes from the front of a line those that may go together. */
function takeBatch<Item, Outcome>(
  line: Waiting<Item, Outcome>[],
  { identities, largest }: CollectorOptions<Item, Outcome>,
): Waiting<Item, Outcome>[] {
  const seen = new Set<string>();
  const batch: Waiting<Item, Outcome>[] = [];
  const left = line.filter((one) => {
    const names = identities(one.item);
    const fits = batch.length < largest && !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    if (fits) batch.push(one);
    return !fits;
  });
  line.splice(0, line.length, ...left);
  return batch;
}

/** Makes a collector: one run at a time, and everything that came meanwhile is the next. */
export function createCollector<Item, Outcome>(
  options: CollectorOptions<Item, Outcome>,
): Collector<Item, Outcome> {
  const line: Waiting<Item, Outcome>[] = [];
  let runs = 0;
  let running: Promise<void> | undefined;

  async function runBatch(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    runs += 1;
    try {
      const outcomes = await options.runAll(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (batch.length > 1 && options.mayDivide(error)) {
        // oxlint-disable-next-line no-await-in-loop -- as rare as it is, it need not be fast
        for (const one of batch) await runBatch([one]);
      } else for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- the next batch is what arrives during this one
    while (line.length > 0) await runBatch(takeBatch(line, options));
    running = undefined;
  }

  return {
    add(item) {
      return new Promise((resolve, reject) => {
        line.push({ item, resolve, reject });
        running ??= run();
      });
    },
    runs: () => runs,
    idle: async () => running,
  };
}
