import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title} (estimation)`,
  ends: (title) => `${title}\u00a0: fin`,
  expected: 'Les dates ne sont pas encore annoncées. Elles suivent le rythme habituel et peuvent changer.',
  endExpected: 'La fin n’est pas encore annoncée. Elle suit le rythme habituel et peut changer.',
  startExpected: 'Le début n’est pas encore annoncé. Il suit le rythme habituel et peut changer.',
  own: 'Ajouté par vous',
  gone: 'Ne figure plus dans la liste.',
  code: (code) => `Code ${code}`,
}
