/** Runs a command of an operator. An error is printed as its sentence, and the exit code is then 1. */
export async function runCommand(work: (stack: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const stack = new AsyncDisposableStack();
  try {
    await work(stack);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await stack.disposeAsync();
  }
}
