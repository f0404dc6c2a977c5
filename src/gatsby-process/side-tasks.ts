/** A process that does a task beside that of Gatsby: `src/site/side-process.ts`. */
import { JOBS } from '../content-layer/beside/jobs';
import { keepEvaluatedModules } from '../site/kept-modules';
import type { Task, TaskReport } from '../site/side-process';

keepEvaluatedModules();

async function run({ job, input }: Task): Promise<TaskReport> {
  const jobs: Readonly<Record<string, (input: never) => Promise<unknown>>> = JOBS;
  try {
    const result = await jobs[job]?.(input as never);
    return { outcome: { result } };
  } catch {
    // Whoever gave the task does it again, and says then what is wrong.
    return {};
  }
}

process.once('message', (task) => {
  void run(task as Task).then((report) => process.send?.(report, undefined, {}, () => undefined));
});
// After its task, and if Gatsby's process is killed.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
