/** The commands `pause` and `unpause`: the operator stops a channel and starts it again. */
import { counted } from '../../contracts/messages.ts';
import { releaseWindow } from '../delivery/circuit-breaker.ts';
import { channels, operatorCause } from '../store/submission.ts';
import { ArgumentError, type Arguments, type Context, readChoice } from './command-line.ts';

const readChannel = ([typed = '']: readonly string[]) => readChoice('CHANNEL', typed, channels);

export async function pause({ store: open }: Context, { operands }: Arguments): Promise<string> {
  const channel = readChannel(operands);
  const store = await open();
  const reason = `The operator paused it; inbox unpause ${channel} ends it.`;
  await store.pause(channel, { since: Date.now(), cause: operatorCause, reason });
  return `${channel} is paused: new submissions are kept and wait. What is being sent at this moment still goes out. To end the pause: unpause ${channel}.`;
}

export async function unpause({ store: open }: Context, { operands }: Arguments): Promise<string> {
  const channel = readChannel(operands);
  const store = await open();
  const { pause: ended, waiting } = await store.resume(channel, Date.now(), releaseWindow);
  if (!ended) throw new ArgumentError(`${channel} is not paused.`);
  return `${channel} goes on within half a minute; ${counted(waiting, 'submission')} waited for it.`;
}
