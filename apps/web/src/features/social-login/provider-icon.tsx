import type { Provider } from '@ephemeris/core/account/arrival'
import Grid2x2 from 'lucide-react/icons/grid-2x2'
import KeyRound from 'lucide-react/icons/key-round'
import MessageCircleMore from 'lucide-react/icons/message-circle-more'

const ICONS = { qq: MessageCircleMore, microsoft: Grid2x2, oidc: KeyRound } as const

export function ProviderIcon({ provider }: { provider: Provider }) {
  const Icon = ICONS[provider]
  return <Icon size={16} strokeWidth={1.75} aria-hidden />
}
