import { useState } from 'react'
import { useTypedChecks } from '#web/features/account/form/typed'
import type { Faults } from '#web/features/account/form/use-submission'

export type NewPasswordField = 'password' | 'repeated'

/** A password that the user is choosing, typed twice. `NewPasswordFields` shows it. */
export function useNewPassword() {
  const check = useTypedChecks()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')

  function findFaults(): Faults<NewPasswordField> {
    return { password: check.newPassword(password), repeated: check.repeated(repeated, password) }
  }

  function clear(): void {
    setPassword('')
    setRepeated('')
  }

  return { password, repeated, setPassword, setRepeated, findFaults, clear }
}
