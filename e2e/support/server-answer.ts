import type { APIResponse, Route } from '@playwright/test'

/**
 * What the server says to a request that a journey holds. The runner may write to a connection that the server ends at
 * the same moment because nothing came on it for a while; as a browser does, it then asks again.
 */
export function serverAnswer(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 3 })
}

/** As `fetch`, for a journey that asks the server itself: again, where a kept connection ended under the first question. */
export async function askServer(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    return fetch(url, init)
  }
}
