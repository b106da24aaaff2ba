/** A thread of `npm run tune -- --cross`: takes tasks, gives what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { openWork, type Place, type Task } from './work.ts';

// What the main thread hands over.
const work = openWork(workerData as Place);
parentPort!.on('message', (task: Task) => {
  void work(task).then((done) => parentPort!.postMessage(done));
});
