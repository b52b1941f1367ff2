import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title} (estimation)`,
  ends: (title) => `${title}\u00a0: fin`,
  expected: 'Les dates ne sont pas encore annoncées. Elles sont estimées et peuvent changer.',
  endExpected: 'La fin n’est pas encore annoncée. Elle est estimée et peut changer.',
  startExpected: 'Le début n’est pas encore annoncé. Il est estimé et peut changer.',
  own: 'Ajouté par vous',
  gone: 'N’est plus annoncé.',
  code: (code) => `Code ${code}`,
}
