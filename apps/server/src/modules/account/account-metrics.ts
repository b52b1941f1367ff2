import type { Deps } from '#server/deps'

export function watchAccounts({ metrics, passwords }: Pick<Deps, 'metrics' | 'passwords'>): void {
  metrics.gauge('password_hashes', 'Passwords hashed by this process since it started.', () => [
    { value: passwords.runs() },
  ])
}
