/** A gateway's word for a server that cannot be reached. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

/** What the server says, or `null` if it cannot be reached or takes longer than `patienceMs`. */
export async function answerWithin(asked: Promise<Response>, patienceMs: number): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  try {
    const answer = await Promise.race([asked, late])
    return answer && !UNREACHABLE.includes(answer.status) ? answer : null
  } catch {
    // Nobody answers.
    return null
  }
}
