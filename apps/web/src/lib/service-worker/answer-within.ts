/** How a gateway answers for a server that it cannot reach. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

/** The server's answer, or `null` if it cannot be reached or takes longer than `timeoutMs`. */
export async function answerWithin(asked: Promise<Response>, timeoutMs: number): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))
  try {
    const answer = await Promise.race([asked, late])
    return answer && !UNREACHABLE.includes(answer.status) ? answer : null
  } catch {
    // No one answers.
    return null
  }
}
