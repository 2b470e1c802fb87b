/** Entry point of a process of page-processes.ts. */
import type { Answer } from './page-processes.ts';
import { type Survey, surveyPages, type Task, type Written, writePages } from './page-steps.ts';

function take({ share, plan }: Task): Answer<Survey | Written> {
  try {
    return { result: plan ? writePages(share, plan) : surveyPages(share) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (task: Task) => process.send?.(take(task)));
process.on('disconnect', () => process.exit());
