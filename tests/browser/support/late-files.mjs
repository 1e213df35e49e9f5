/**
 * Loaded by `--import` into the server of the browser tests where `LATE_FILES` is set: each file of a page comes up to 0.7
 * seconds late, none like the other. A test that reads a page before what it reads has come is seen red then, and not one
 * day in twenty on a busy machine.
 */
import { Server } from 'node:http';

const answer = Server.prototype.emit;

Server.prototype.emit = function emit(event, ...details) {
  const late = event === 'request' && /^\/(assets|media)\//.test(details[0].url);
  if (!late) return answer.call(this, event, ...details);
  setTimeout(() => answer.call(this, event, ...details), Math.random() * 700);
  return true;
};
