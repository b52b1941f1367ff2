import { weakPassword } from '@ephemeris/contract/account/credentials'
import { ERRORS } from '@ephemeris/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { ApiError } from '#web/lib/server/api-error'

/** A sentence for each fault; `form` is for faults of no single field. */
export type Faults<Field extends string> = { readonly [F in Field | 'form']?: string | undefined }

interface Sending<Field extends string> {
  /** Faults that need no server. */
  readonly faults: Faults<Field>
  readonly send: () => Promise<void>
  /** To which field a refusal belongs, by its number. */
  readonly fields: Readonly<Record<number, Field>>
}

/** The state of a form: its faults, and whether it is being sent. What was typed stays. (PANEL-4) */
export function useSubmission<Field extends string>() {
  const refusalText = useRefusalText()
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [isBusy, setBusy] = useState(false)

  async function submit({ faults: found, send, fields }: Sending<Field>): Promise<void> {
    if (isBusy) return
    setFaults(found)
    if (Object.values(found).some((fault) => fault !== undefined)) return
    setBusy(true)
    try {
      await send()
    } catch (error) {
      const number = error instanceof ApiError ? error.number : null
      const field: Field | 'form' = (number === null ? undefined : fields[number]) ?? 'form'
      setFaults(onlyFault(field, refusalText(error)))
    }
    setBusy(false)
  }

  return { faults, isBusy, submit }
}

function onlyFault<Field extends string>(field: Field | 'form', text: string): Faults<Field> {
  const faults: { [F in Field | 'form']?: string } = {}
  faults[field] = text
  return faults
}

const WEAKNESSES = {
  too_short: 'faults.passwordShort',
  common: 'faults.common',
  contains_name: 'faults.containsName',
} as const

/** As `useErrorText`; of a password that is refused also why. */
function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('account')
  const errorText = useErrorText()

  return (error) => {
    if (!(error instanceof ApiError) || error.number !== ERRORS.PASSWORD_WEAK.number) return errorText(error)
    const weakness = weakPassword.safeParse(error.data).data
    return weakness ? t(WEAKNESSES[weakness.reason]) : errorText(error)
  }
}
