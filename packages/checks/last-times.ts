/** Remembers how long stages and whole runs of the gate took on this machine, to say so when they start again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const timesSchema = z.record(z.string(), z.number());

/** Reads the times, in seconds by name. A file that is missing or damaged says nothing. */
function readTimes(file: string): Record<string, number> {
  try {
    return timesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Says a time as somebody who waits wants to know it: `40 seconds`, `6.5 minutes`. */
export function sayTime(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return `${(seconds / 60).toFixed(1)} minutes`;
}

export interface LastTimes {
  /** Says how long something took last time; an empty text if it never ended here. */
  lastTime: (name: string) => string;
  note: (name: string, seconds: number) => void;
}

export function openLastTimes(file: string): LastTimes {
  const times = readTimes(file);
  return {
    lastTime: (name) => (times[name] === undefined ? '' : `last time ${sayTime(times[name])}`),
    note: (name, seconds) => {
      times[name] = Math.round(seconds);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(times));
    },
  };
}
