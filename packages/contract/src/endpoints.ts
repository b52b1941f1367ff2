import { createAccessToken, createShownPage, listAccessTokens, revokeAccessToken } from './account/access-tokens.ts'
import { deleteAccount, exportAccount, getAccount, getProfile, listSessions, revokeSession } from './account/account.ts'
import { getChallenge } from './account/challenge.ts'
import { changePassword, requestPasswordReset, resetPassword, verifyResetToken } from './account/password-change.ts'
import { cancelQr, checkQr, claimQr, confirmQr, generateQr, refuseQr, scanQr } from './account/qr-login.ts'
import { confirmAccount, getWaitingAccount, register, resendVerification, verifyEmail } from './account/registration.ts'
import { login, logout, logoutAll } from './account/sign-in.ts'
import { linkIdentity, unlinkIdentity, WAYS } from './account/social.ts'
import { calendarFeed } from './catalogue/calendar.ts'
import { createPrivateFeed, getPrivateFeed, privateFeed, revokePrivateFeed } from './catalogue/calendar-feed.ts'
import { listActivities, listGames } from './catalogue/catalogue.ts'
import { listCodes } from './catalogue/codes.ts'
import { getConfig } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import { getCoverage } from './gacha/gacha-coverage.ts'
import { exportPulls } from './gacha/gacha-export.ts'
import { confirmFile, previewFile } from './gacha/gacha-file.ts'
import { cancelImport, getImportTask, startImport } from './gacha/gacha-import.ts'
import { listImports, undoImport } from './gacha/gacha-ledger.ts'
import { clearRecords, listRecords } from './gacha/gacha-records.ts'
import { getPullStatistics } from './gacha/gacha-stats.ts'
import { listUids, nameUid, revokeUid } from './gacha/gacha-uids.ts'
import {
  cancelHandoff,
  checkHandoff,
  followHandoff,
  makeHandoff,
  openHandoff,
  refuseHandoff,
  sendHandoff,
} from './handoff.ts'
import { getOpenCatalogue, getOpenCatalogueSchema } from './open/open-catalogue.ts'
import { getOwnView } from './open/open-me.ts'
import { CHANNEL_CALLS } from './reminders/reminder-channels.ts'
import { getReminders, saveReminders, testReminders } from './reminders/reminders.ts'
import { syncNotes } from './sync/notes.ts'
import { readOutsideCalendar } from './sync/outside-calendar.ts'
import { clearSlot, downloadSettings, listSlotVersions, restoreSlotVersion, uploadSettings } from './sync/sync.ts'
import { castVotes, listPolls, withdrawVotes } from './votes.ts'

/** Every call of the API, in the order of its documentation. (API-13) */
export const ENDPOINTS: readonly Endpoint<unknown, unknown>[] = [
  getConfig,
  listGames,
  listActivities,
  listCodes,
  getOpenCatalogue,
  getOpenCatalogueSchema,
  calendarFeed,
  privateFeed,
  getChallenge,
  login,
  logout,
  logoutAll,
  generateQr,
  checkQr,
  scanQr,
  claimQr,
  confirmQr,
  refuseQr,
  cancelQr,
  ...Object.values(WAYS).flatMap(({ login, callback }) => [login, callback]),
  register,
  verifyEmail,
  getWaitingAccount,
  confirmAccount,
  resendVerification,
  requestPasswordReset,
  verifyResetToken,
  resetPassword,
  changePassword,
  getProfile,
  listSessions,
  revokeSession,
  getAccount,
  linkIdentity,
  unlinkIdentity,
  listAccessTokens,
  createAccessToken,
  createShownPage,
  revokeAccessToken,
  getOwnView,
  exportAccount,
  deleteAccount,
  listPolls,
  castVotes,
  withdrawVotes,
  uploadSettings,
  downloadSettings,
  clearSlot,
  listSlotVersions,
  restoreSlotVersion,
  syncNotes,
  readOutsideCalendar,
  getPrivateFeed,
  createPrivateFeed,
  revokePrivateFeed,
  getReminders,
  saveReminders,
  testReminders,
  ...CHANNEL_CALLS,
  listUids,
  nameUid,
  revokeUid,
  listRecords,
  clearRecords,
  getPullStatistics,
  getCoverage,
  exportPulls,
  makeHandoff,
  checkHandoff,
  cancelHandoff,
  openHandoff,
  sendHandoff,
  followHandoff,
  refuseHandoff,
  startImport,
  getImportTask,
  cancelImport,
  previewFile,
  confirmFile,
  listImports,
  undoImport,
]
