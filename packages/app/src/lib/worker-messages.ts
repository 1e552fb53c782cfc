/** What the worker tells every open page once it works: the first script of its build. */
export interface NewBuild {
  entry: string;
}

/** What a page asks the worker for. The photo comes through the port; null where there is none. */
export type WorkerRequest = 'take-shared-photo' | 'keep-reading';
