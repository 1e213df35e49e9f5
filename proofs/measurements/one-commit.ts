/** Loaded into a server by `--import`: the thread that writes commits each call alone, to be compared with. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

threads.receiveMessageOnPort = () => undefined;
syncBuiltinESMExports();
