import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  verifyResetToken,
} from '@ephemeris/contract/account/password-change'
import {
  confirmAccount,
  getWaitingAccount,
  register,
  resendVerification,
  verifyEmail,
} from '@ephemeris/contract/account/registration'
import { login, logout, logoutAll } from '@ephemeris/contract/account/sign-in'
import type { Deps } from '#server/deps'
import type { Api } from '#server/http/mount'
import { replacePassword } from './password/password-change.service.ts'
import { askForReset, resetPasswordByToken, userOfResetToken } from './password/password-reset.service.ts'
import { signInWithPassword } from './password/sign-in.service.ts'
import {
  confirmEmail,
  confirmWithPassword,
  registerUser,
  resendConfirmation,
  waitingUser,
} from './registration/registration.service.ts'
import { endOwnSession, signOutEverywhere } from './session/session.service.ts'

export function authRoutes(api: Api, deps: Deps): void {
  api.on(login, async (credentials, _user, caller) => ({ token: await signInWithPassword(deps, credentials, caller) }))
  api.on(logout, async (_input, user) => {
    await endOwnSession(deps, user)
    return null
  })
  api.on(logoutAll, async (_input, user) => {
    await signOutEverywhere(deps, user)
    return null
  })

  api.on(register, async (registration, _user, caller) => {
    await registerUser(deps, registration, caller)
    return null
  })
  api.on(verifyEmail, async ({ token }, _user, caller) => {
    await confirmEmail(deps, token, caller)
    return null
  })
  api.on(getWaitingAccount, async ({ token }, _user, caller) => {
    const { username } = await waitingUser(deps, token, caller)
    return { username }
  })
  api.on(confirmAccount, async (confirmation, _user, caller) => ({
    token: await confirmWithPassword(deps, confirmation, caller),
  }))
  api.on(resendVerification, async (request, _user, caller) => {
    await resendConfirmation(deps, request, caller)
    return null
  })

  api.on(requestPasswordReset, (request, _user, caller) => askForReset(deps, request, caller))
  api.on(verifyResetToken, async ({ token }, _user, caller) => {
    const { username } = await userOfResetToken(deps, token, caller)
    return { username }
  })
  api.on(resetPassword, async (reset, _user, caller) => {
    await resetPasswordByToken(deps, reset, caller)
    return null
  })
  api.on(changePassword, async (change, user, caller) => {
    await replacePassword(deps, change, { user, caller })
    return null
  })
}
