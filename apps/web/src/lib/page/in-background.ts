/** What cannot be loaded, also because the page is being left, is done at the next start. */
export async function inBackground<T>(loading: Promise<T>, run: (program: T) => unknown): Promise<void> {
  const program = await loading.catch(() => null)
  if (program) await run(program)
}
