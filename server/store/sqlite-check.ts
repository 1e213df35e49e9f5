/**
 * A program that prints the first fault in the structure of a database file. It is a process of its own, because a
 * process can be ended in the middle of a check. A thread cannot: it ends after SQLite has returned.
 */
import { firstFault } from './sqlite-database.ts';

process.stdout.write(firstFault(process.argv[2] ?? '') ?? '');
