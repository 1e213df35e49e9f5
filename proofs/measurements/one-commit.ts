/** Loaded into a server by `--import`: makes the writing thread commit each call separately, for comparison. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

threads.receiveMessageOnPort = () => undefined;
syncBuiltinESMExports();
