import { BellToggle } from '#web/features/evening/bell/bell-toggle.tsx'
import { GameEvening } from '#web/features/evening/game-evening.tsx'
import { TonightCard } from '#web/features/tonight/tonight-card.tsx'

/** What the home page shows after its first view, in one file: none of them is loaded without the others. */
export const HOME_PARTS = { BellToggle, GameEvening, TonightCard }
