import type { Status } from '@ephemeris/core/activity/status'
import Check from 'lucide-react/icons/check'
import Contrast from 'lucide-react/icons/contrast'
import Square from 'lucide-react/icons/square'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'

interface StatusIconProps {
  status: Status
  /** Side, in px. */
  size: number
}

/** The sign of a mark. Always inside something that names it. */
export function StatusIcon({ status, size }: StatusIconProps) {
  switch (status) {
    case 'done':
      return <Check size={size} strokeWidth={2.75} aria-hidden />
    case 'in_progress':
      return <Contrast size={size} strokeWidth={2} aria-hidden />
    case 'starred':
      return <Star size={size} strokeWidth={2} fill="currentColor" aria-hidden />
    case 'cancelled':
      return <X size={size} strokeWidth={2} aria-hidden />
    default:
      return <Square size={size} strokeWidth={2} opacity={0.75} aria-hidden />
  }
}
