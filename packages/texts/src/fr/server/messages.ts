import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title} se termine le ${when}`,
  starts: (title, when) => `${title} commence le ${when}`,
  started: (title, when) => `${title} a commencé le ${when}`,
  goalStarts: (title, when) => `Dans vos objectifs\u00a0: ${title} commence le ${when}`,
  stamina: (title, when) => `${title}, atteint le ${when}`,
  newCode: (code) => `Nouveau code\u00a0: ${code}`,
  codeEnds: (code, when) => `Le code ${code} expire le ${when}`,
  logExpires: (uid, when) =>
    `Les tirages de l’UID ${uid} peuvent disparaître de l’historique du jeu à partir du ${when}. Importez-les avant.`,
  more: (count) => `Et ${count} de plus`,
  test: 'Ceci est un test. Vos rappels arrivent ici.',
  hello: 'Ephemeris est connecté. Vos rappels arriveront ici.',
}
