/** Structured logs: one JSON object per line, without personal data. */

/** The values of a log line. Error messages are never logged, because mail servers repeat addresses in them. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export function createLog(out: { write(line: string): unknown }): Log {
  return (level, event, fields) => {
    out.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}

export function errorFacts(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const topLine = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, code, at: topLine?.trim() };
}
