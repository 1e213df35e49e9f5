/** Is loaded into a server by `--import`. Makes the writer thread commit each call separately, for comparison. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

threads.receiveMessageOnPort = () => undefined;
syncBuiltinESMExports();
